// Where a page number stands in a later page's URL, told by comparing it with the first page's, or without that page.
import { escapeRegex } from './pattern-parts.ts';
import { queryPairs } from './url-parts.ts';

/** Where a number was put into a base form: text, number, text in place of what stood there. */
export interface Insertion {
  /** Offset in the base form. */
  readonly at: number;
  readonly removed: string;
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

/** The one number by which `flip` differs from `page`; undefined when more differs. */
export function insertionOf(page: string, flip: string): Insertion | undefined {
  return queryInsertion(page, flip) ?? textInsertion(page, flip);
}

/** A parameter more than the page has. Ordered parameters may put it anywhere, so names are compared, not texts. */
function queryInsertion(page: string, flip: string): Insertion | undefined {
  const [pagePath = '', pageQuery = ''] = splitAtQuery(page);
  const [flipPath = '', flipQuery = ''] = splitAtQuery(flip);
  if (pagePath !== flipPath || flipQuery === '') return undefined;
  const pagePairs = queryPairs(pageQuery).map(pairText);
  const flipPairs = queryPairs(flipQuery).map(pairText);
  const added = flipPairs.findIndex((pair, i) => pair !== pagePairs[i]);
  const pair = flipPairs[added];
  if (pair === undefined || flipPairs.length !== pagePairs.length + 1) return undefined;
  if (flipPairs.some((other, i) => i > added && other !== pagePairs[i - 1])) return undefined;
  const number = /^([^=]+=[^\d&]*)(\d+)$/.exec(pair);
  if (!number) return undefined;
  const isFirst = added === 0;
  const at = isFirst
    ? pagePath.length + (pageQuery === '' ? 0 : 1)
    : pagePath.length + 1 + pagePairs.slice(0, added).join('&').length;
  const lead = isFirst ? (pageQuery === '' ? '?' : '') : '&';
  const after = isFirst && pageQuery !== '' ? '&' : '';
  return { at, removed: '', before: lead + number[1]!, number: number[2]!, after };
}

/** Text put in, or a number replaced, somewhere in the string; numbers are never cut in two. */
function textInsertion(page: string, flip: string): Insertion | undefined {
  const shorter = Math.min(page.length, flip.length);
  let head = 0;
  while (head < shorter && page[head] === flip[head]) head++;
  while (head > 0 && isDigit(page[head - 1]) && (isDigit(page[head]) || isDigit(flip[head]))) head--;
  let tail = 0;
  while (tail < shorter - head && page.at(-1 - tail) === flip.at(-1 - tail)) tail++;
  while (tail > 0 && isDigit(page.at(-tail)) && (isDigit(page.at(-1 - tail)) || isDigit(flip.at(-1 - tail))))
    tail--;
  const removed = page.slice(head, page.length - tail);
  const added = flip.slice(head, flip.length - tail);
  const number = /^(\D*)(\d+)(\D*)$/.exec(added);
  if (!number) return undefined;
  const isReplaced = /^\d+$/.test(removed) && number[1] === '' && number[3] === '';
  // An insertion that repeats a delimiter may be read two ways ('/page/2' + '/' or '/' + 'page/2/'): both are right.
  if (removed !== '' && !isReplaced) return undefined;
  return { at: head, removed, before: number[1]!, number: number[2]!, after: number[3]! };
}

/** The flip without a text that drafts have put in before; undefined when it has none. */
export function withoutInserted(flip: string, { before, after, removed }: Insertion): string | undefined {
  const found = new RegExp(`${escapeRegex(before)}(?<!\\d)\\d+${escapeRegex(after)}`, 'g');
  const last = [...flip.matchAll(found)].at(-1);
  return last && flip.slice(0, last.index) + removed + flip.slice(last.index + last[0].length);
}

const MAX_WINDOW_TOKENS = 6;

/** A URL with a number taken out. */
interface FirstForm {
  readonly form: string;
  /** What was taken out, the number as '#'. */
  readonly taken: string;
  readonly isWholePiece: boolean;
}

/**
 * For each flip a form some base matches, made by taking out one number and text around it. What was taken out is the
 * same for all flips, while their titles differ: the text that serves most decides.
 */
export function firstFormsOf(
  flips: readonly string[],
  isBase: (form: string) => boolean,
  knownPages: ReadonlySet<string>,
): (string | undefined)[] {
  const candidates = flips.map((flip) => withoutNumber(flip).filter(({ form }) => isBase(form)));
  const votes = new Map<string, Set<string>>();
  for (const { taken, form } of candidates.flat()) {
    const forms = votes.get(taken) ?? new Set<string>();
    votes.set(taken, forms.add(form));
  }
  const hasWord = ({ taken }: FirstForm) => Number(/[A-Za-z]/.test(taken));
  return candidates.map((list) => {
    const ranked = [...list].sort(
      (a, b) =>
        Number(knownPages.has(b.form)) - Number(knownPages.has(a.form)) ||
        votes.get(b.taken)!.size - votes.get(a.taken)!.size ||
        Number(b.isWholePiece) - Number(a.isWholePiece) ||
        hasWord(b) - hasWord(a) ||
        a.taken.length - b.taken.length,
    );
    return ranked[0]?.form;
  });
}

/** Forms of a URL without one of its numbers and a stretch of words and marks around it. */
function withoutNumber(flip: string): FirstForm[] {
  const forms: FirstForm[] = [];
  const pathAt = flip.indexOf('/', flip.indexOf('//') + 2);
  const [path = '', query = ''] = splitAtQuery(flip);
  const pairs = queryPairs(query).map(pairText);
  for (const [i, pair] of pairs.entries()) {
    if (!/=[^\d]*\d+$/.test(pair)) continue;
    const rest = pairs.filter((_, j) => j !== i).join('&');
    const form = rest === '' ? path : `${path}?${rest}`;
    forms.push({ form, taken: pair.replace(/\d+$/, '#'), isWholePiece: true });
  }
  const tokens = [...flip.slice(pathAt).matchAll(/\d+|[A-Za-z]+|[^A-Za-z\d]/g)];
  const startOf = (i: number) => (tokens[i]?.index ?? flip.length - pathAt) + pathAt;
  for (const [i, token] of tokens.entries()) {
    if (!/^\d/.test(token[0])) continue;
    for (let from = Math.max(0, i - MAX_WINDOW_TOKENS); from <= i; from++)
      for (let to = i + 1; to <= Math.min(tokens.length, i + MAX_WINDOW_TOKENS); to++) {
        const texts = tokens.slice(from, to).map(([text]) => text);
        // One number only: what is taken out with it are words and marks.
        if (texts.filter((text) => /^\d/.test(text)).length > 1) continue;
        forms.push({
          form: flip.slice(0, startOf(from)) + flip.slice(startOf(to)),
          taken: texts.map((text) => (/^\d/.test(text) ? '#' : text)).join(''),
          isWholePiece: '/?&'.includes(flip[startOf(from) - 1] ?? '') || '/?&'.includes(texts[0] ?? ''),
        });
      }
    for (const first of ['1', '0'])
      forms.push({
        form: flip.slice(0, startOf(i)) + first + flip.slice(startOf(i + 1)),
        taken: '',
        isWholePiece: false,
      });
  }
  return forms;
}

function splitAtQuery(url: string): string[] {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? [url, ''] : [url.slice(0, queryAt), url.slice(queryAt + 1)];
}

function pairText({ name, value }: { readonly name: string; readonly value: string | null }): string {
  return value === null ? name : `${name}=${value}`;
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}
