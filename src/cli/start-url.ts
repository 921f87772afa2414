// The URL a person typed becomes the URL a crawl starts at.
import { UsageError } from '../errors.ts';
import { normaliseUrl } from '../page/index.ts';

/** Normalises a start URL; a missing scheme means https. */
export function startUrl(text: string): string {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const looksLikeHost =
    /^https?:\/\/(\[[0-9a-f:.]+\]|[^/?#\s]+\.[^/?#\s.]+\.?|localhost)(:\d+)?([/?#]|$)/i.test(withScheme);
  const url = normaliseUrl(withScheme);
  if (url === undefined || (withScheme !== text && !looksLikeHost)) {
    throw new UsageError(`not a web address: "${text}"; give something like https://forum.example.org/`);
  }
  return url;
}
