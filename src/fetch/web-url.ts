// URLs as the fetcher takes them in and as it shows them: only http(s), never with a login in sight.
import { FetchError } from '../errors.ts';

/** The URL to ask for; throws FetchError 'invalid-url' for what is none. */
export function webUrl(text: string): URL {
  if (!URL.canParse(text)) {
    const shown = hideLogin(text);
    throw new FetchError(
      'invalid-url',
      shown,
      `"${shown}" is not a URL: it should look like https://forum.example/`,
    );
  }
  const url = new URL(text);
  if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  throw new FetchError(
    'invalid-url',
    hideLogin(text),
    `cannot fetch ${url.protocol} addresses, only http:// and https:// ones`,
  );
}

/** As it may stand in records and messages: no fragment, no user, no password. */
export function shownUrl(url: URL): string {
  return `${url.origin}${url.pathname}${url.search}`;
}

/** The same URL without user and password. */
export function withoutLogin(url: URL): URL {
  if (url.username === '' && url.password === '') return url;
  const open = new URL(url);
  open.username = '';
  open.password = '';
  return open;
}

/** The header that a URL's login becomes; undefined when it has none. */
export function basicAuthorization({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  return `Basic ${Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** For text that may not even be a URL. */
export function hideLogin(text: string): string {
  return text.includes('@') ? text.replace(/^([a-z]*:?\/*)[^/?#]*@/i, '$1') : text;
}
