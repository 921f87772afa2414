// What keeps a crawl out, in words for its user: a login, a refusal, a test for browsers, and what can be done about each.
import { FetchError, WallError } from '../errors.ts';
import type { Page } from '../page/index.ts';
import type { Alarm } from './site-health.ts';
import { passwordFields, saidBy } from './visit-sign.ts';

/** A wall at the first page is a small page: a front page with a box to log in is not. */
const LONGEST_LOGIN = 1500;
/** So many addresses with one text: the site says it to everybody. */
const SAME_PAGES = 3;

const COOKIES = 'give the cookies of a login by --cookies';

/** What a refusal means, and what can be done; undefined when an error is none. */
export function refusalOf(
  { code, status, retryAfterMs, message }: FetchError,
  now: number,
): Alarm | undefined {
  const wait = retryAfterMs === undefined ? undefined : `wait until ${minuteOf(now + retryAfterMs)}`;
  if (code === 'challenge')
    return {
      kind: 'ban',
      message: `${message}: pass it in a browser, and give its cookies by --cookies and its name by --user-agent`,
    };
  if (status === 401) return { kind: 'login', message: `${message}: it wants a login; ${COOKIES}` };
  if (status === 403)
    return {
      kind: 'ban',
      message: `${message}: the site refuses us; ${wait ?? 'wait'}, ${COOKIES}, or ask its owner`,
    };
  if (status === 429 || (status === 503 && wait !== undefined))
    return {
      kind: 'ban',
      message: `${message}: the site is asked too much; ${wait ?? 'wait'}, and ask less by --rate`,
    };
  return undefined;
}

/**
 * The wall that kept learning out, by the first pages and errors it met; undefined when the site just is no forum.
 * `reason` is what learning says of it.
 */
export function wallAtStart(
  seen: readonly { readonly asked: string; readonly answer: Page | FetchError }[],
  reason: string,
  now: number,
): WallError | undefined {
  const [first] = seen;
  if (first === undefined) return undefined;
  const { asked, answer } = first;
  if (answer instanceof FetchError) {
    const refusal = refusalOf(answer, now);
    return refusal && new WallError(`cannot start: ${refusal.message}`, { cause: answer });
  }
  const isAway = answer.url !== asked;
  if (passwordFields(answer) > 0 && (isAway || answer.text.length <= LONGEST_LOGIN))
    return new WallError(`${reason}; its first page asks for a password: ${COOKIES}`);
  const texts = seen.flatMap(({ answer: page }) => (page instanceof FetchError ? [] : [saidBy(page)]));
  if (texts.length >= SAME_PAGES && texts[0] !== '' && texts.every((text) => text === texts[0]))
    return new WallError(
      `${reason}; it answers the same to ${texts.length} different addresses: it may let only browsers in; ` +
        'open it in one, and give its cookies by --cookies and its name by --user-agent',
    );
  return undefined;
}

/** '2026-05-01 14:05 UTC', rounded up. */
function minuteOf(at: number): string {
  return `${new Date(at + 59_999).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
