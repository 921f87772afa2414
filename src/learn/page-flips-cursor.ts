// Pagers that go on from where the list ended: `?after=t3_9x` names the last row shown, not a page. Nothing in such an
// address can be counted, so only the link that leads on is taken, page by page.
import type { FlipGroup } from './page-flips.ts';
import type { FlipCandidate, FlipEvidence } from './page-flips-candidates.ts';

const MAX_TEXT = 40;
// A page says so itself, or an arrow does.
const DECLARED = 0.65;
const DRAWN = 0.5;

/** The links to what comes after this page by a cursor in the query; at most one group. */
export function cursorFlips({ candidates, ownKeys }: FlipEvidence): FlipGroup[] {
  const linked = new Set(candidates.map(({ key }) => key));
  const next = candidates.filter(
    (candidate) =>
      candidate.arrow === 'next' &&
      candidate.link.text.length <= MAX_TEXT &&
      candidate.link.fragment === '' &&
      ownKeys.some((own) => goesOn(own, candidate, linked)),
  );
  const [first] = next;
  // Rows that each lead on somewhere are no pager.
  if (first === undefined || next.some(({ key }) => key !== first.key)) return [];
  const isDeclared = next.some(({ link }) => link.rel.includes('next'));
  return [
    {
      kind: 'single',
      links: [{ link: first.link, pageNumber: null, value: null, direction: 'next' }],
      current: null,
      step: null,
      firstValue: null,
      lastKnownPage: null,
      confidence: isDeclared ? DECLARED : DRAWN,
      location: first.link.location,
      locations: [...new Set(next.map(({ link }) => link.location))],
      form: null,
      template: null,
      firstUrl: null,
      beyond: [],
    },
  ];
}

/**
 * Whether a link leads to the same list with a cursor put in, or another in its place. `?id=a7` beside `?id=b2` may as
 * well be the next thread: what a cursor is put into is linked without it somewhere on the page.
 */
function goesOn(own: string, { key }: FlipCandidate, linked: ReadonlySet<string>): boolean {
  const [path, ownQuery = ''] = own.split('?') as [string, string?];
  const [otherPath, query = ''] = key.split('?') as [string, string?];
  if (path !== otherPath) return false;
  const before = ownQuery.split('&').filter((one) => one !== '');
  const added = query.split('&').filter((one) => one !== '' && !before.includes(one));
  const removed = before.filter((one) => !query.split('&').includes(one));
  if (
    added.length === 0 ||
    !added.some(isCursor) ||
    !added.every((one) => /\d/.test(textOf(one)) || isCursor(one))
  )
    return false;
  const names = added.map(nameOf);
  if (removed.some((one) => !names.includes(nameOf(one)))) return false;
  if (removed.length === 0) return true;
  const bare = before.filter((one) => !removed.includes(one)).join('&');
  return linked.has(bare === '' ? path : `${path}?${bare}`);
}

const MIN_CODE = 8;
const MIN_DIGITS = 5;

/** A name for a row: letters and digits mixed, a long code, a long number (a time, an id); no word and no page number. */
function isCursor(parameter: string): boolean {
  const value = textOf(parameter);
  if (/^\d+$/.test(value)) return value.length >= MIN_DIGITS;
  return /\d/.test(value) || (value.length >= MIN_CODE && /[A-Z]/.test(value) && /[a-z]/.test(value));
}

function nameOf(parameter: string): string {
  return parameter.split('=')[0]!;
}

function textOf(parameter: string): string {
  return parameter.slice(parameter.indexOf('=') + 1);
}
