// Under which keys a URL is filed in an archive: exactly as it is, and loosely, as a later visitor may ask for it.

/** Names that carry a session everywhere on the web, `;jsessionid=` in paths included. */
const SESSION_NAME = /^(?:s|sid|[a-z0-9_.-]*sess(?:ion)?[_-]?(?:id)?|cfid|cftoken)$/i;
const SESSION_VALUE = /^(?=.*\d)[0-9a-z,-]{20,}$/i;

/** The URL in normal form, without its fragment; undefined when it is none of http or https. */
export function urlKey(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return undefined;
  parsed.hash = '';
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}

/**
 * What two visits to the same page have in common although their URLs differ: without session ids (an archive holds
 * those of the day it was made, and its pages link with many), scheme, and differences of percent-encoding.
 */
export function looseUrlKey(url: string): string | undefined {
  const exact = urlKey(url);
  if (exact === undefined) return undefined;
  const parsed = new URL(exact);
  const query = parsed.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isSession(pair))
    .map((pair) => decoded(pair.replaceAll('+', ' ')))
    .join('&');
  const path = parsed.pathname.replace(/;([^;/=]+=[^;/]*)/g, (whole, pair) => (isSession(pair) ? '' : whole));
  return `${parsed.host}${decoded(path)}?${query}`;
}

function isSession(pair: string): boolean {
  const equals = pair.indexOf('=');
  return equals > 0 && SESSION_NAME.test(pair.slice(0, equals)) && SESSION_VALUE.test(pair.slice(equals + 1));
}

// Delimiters stay encoded: `a%26b` and `a&b` are different questions.
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    if (/%(?:2[356bcdf]|3[abdf]|40)/i.test(run)) return run.toUpperCase();
    try {
      return decodeURIComponent(run);
    } catch {
      return run.toUpperCase();
    }
  });
}
