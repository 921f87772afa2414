// A link to the crawled site. What a crawled page calls an address may be anything; only web addresses become links.
import type { ComponentChildren, JSX } from 'preact';

interface OriginalProps {
  readonly url: string;
  /** For those who hear the page: of what. */
  readonly children?: ComponentChildren;
}

export function Original({ url, children }: OriginalProps): JSX.Element | null {
  if (!/^https?:\/\//i.test(url)) return null;
  return (
    <a href={url} rel="noreferrer noopener" target="_blank">
      Original{children !== undefined && <span class="visually-hidden"> {children}</span>}
    </a>
  );
}
