// The URL a person typed becomes the URL a crawl starts at.
import { UsageError } from '../errors.ts';
import { basicAuthorization, hideLogin, withoutLogin } from '../fetch/index.ts';
import { normaliseUrl } from '../page/index.ts';

/** Normalises a start URL; a missing scheme means https. Addresses are stored and shown, so one with a login is refused. */
export function startUrl(text: string): string {
  const { url, authorization } = splitLogin(text);
  if (authorization !== undefined)
    throw new UsageError(
      `${url} was given with a login, and addresses are stored: leave the login out, and send it by --header 'Authorization: …'`,
    );
  return url;
}

/** Addresses as they may be stored and shown, and the header that their login became. */
export interface OpenAddresses {
  readonly urls: readonly string[];
  readonly header: Record<string, string>;
}

/** Takes the login (`user:password@`) out of start URLs: it is sent to the first one's origin as a header, and kept nowhere. */
export function withoutLogins(texts: readonly string[]): OpenAddresses {
  const all = texts.map(splitLogin);
  const logins = new Set(all.flatMap(({ authorization }) => authorization ?? []));
  const home = all[0] && new URL(all[0].url).origin;
  const isElsewhere = all.some((one) => one.authorization !== undefined && new URL(one.url).origin !== home);
  if (logins.size > 1 || isElsewhere)
    throw new UsageError('addresses with logins must be of one site and have one login: ask for them apart');
  const [authorization] = logins;
  return {
    urls: all.map(({ url }) => url),
    header: authorization === undefined ? {} : { authorization },
  };
}

/** The start of a crawl, and the flags with the header that its login became; a header of the user goes before. */
export function openStart<F extends { readonly header?: Record<string, string> }>(
  text: string,
  flags: F,
): { readonly start: string; readonly flags: F } {
  const { urls, header } = withoutLogins([text]);
  return { start: urls[0]!, flags: { ...flags, header: { ...header, ...flags.header } } };
}

function splitLogin(text: string): { readonly url: string; readonly authorization: string | undefined } {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const looksLikeHost =
    /^https?:\/\/(\[[0-9a-f:.]+\]|[^/?#\s]+\.[^/?#\s.]+\.?|localhost)(:\d+)?([/?#]|$)/i.test(withScheme);
  const url = normaliseUrl(withScheme);
  if (url === undefined || (withScheme !== text && !looksLikeHost)) {
    throw new UsageError(
      `not a web address: "${hideLogin(text)}"; give something like https://forum.example.org/`,
    );
  }
  const parsed = new URL(url);
  const authorization = basicAuthorization(parsed);
  return { url: authorization === undefined ? url : normaliseUrl(withoutLogin(parsed).href)!, authorization };
}
