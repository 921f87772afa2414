// A stored page with what was read on it outlined, in a frame in which nothing runs and nothing is loaded.
import type { JSX } from 'preact';
import { addressOf } from '../address.ts';
import { bytes, relative } from '../format.ts';
import { Loaded, useAnswer } from '../load.tsx';
import { Original } from '../parts/original.tsx';

const MARKINGS = [
  ['posts', 'Posts and fields'],
  ['regions', 'Regions'],
  ['none', 'As it is'],
] as const;

interface PageProps {
  readonly site: number;
  readonly url: string;
  readonly marks: string | undefined;
  readonly post: string | undefined;
}

export function StoredPage({ site, url, marks = 'posts', post }: PageProps): JSX.Element {
  const asked = useAnswer('GET /api/sites/{site}/page', { site, url });
  return (
    <>
      <h1>Stored page</h1>
      <Loaded asked={asked} what="the page">
        {(page) => (
          <>
            <div class="toolbar">
              <div class="grow">
                <p>
                  <strong>{page.title || 'no title'}</strong>
                </p>
                <p class="muted mono">{url}</p>
              </div>
              <Original url={url} />
            </div>
            <div class="toolbar">
              <div class="segmented">
                {MARKINGS.map(([name, label]) => (
                  <a
                    key={name}
                    href={addressOf('page', site, { url, marks: name })}
                    aria-current={name === marks ? 'true' : undefined}
                  >
                    {label}
                  </a>
                ))}
              </div>
              <p class="muted">
                {page.type} · HTTP {page.status} · {bytes(page.bytes)} · {page.charset} · fetched{' '}
                {relative(page.fetchedAt)}
              </p>
            </div>
            {marks === 'posts' && (
              <p class="legend lead">
                {['post', 'author', 'time', 'body'].map((field) => (
                  <span key={field} class={`of-${field}`}>
                    {field}
                  </span>
                ))}
              </p>
            )}
            <SafeFrame site={site} url={url} marks={marks} post={post} />
            <p class="muted">
              Shown without scripts, pictures and style sheets of other addresses: nothing is asked of the
              site.
            </p>
          </>
        )}
      </Loaded>
    </>
  );
}

/** The page in its frame. */
export function SafeFrame({
  site,
  url,
  marks,
  post,
}: Omit<PageProps, 'marks'> & { readonly marks: string }): JSX.Element {
  const query = new URLSearchParams({ url, marks });
  return (
    <iframe
      class="frame"
      title={`Stored page ${url}`}
      sandbox=""
      referrerpolicy="no-referrer"
      src={`/pages/${site}?${query}${post === undefined ? '' : `#skein-post-${post}`}`}
    />
  );
}
