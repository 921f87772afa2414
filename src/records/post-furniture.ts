// What stands in bodies without being the posts' own words: labels, buttons and the headings of quotes and code boxes
// (the same in every post but for names and dates), signatures (the same in all posts of an author), notes on edits.
// Elements are compared by place: their own key and that of the element around them.
import { findDates, resolveUrl, type Tree, tagId } from '../page/index.ts';
import type { NameRanks, PostRow, Slot } from './post-rows.ts';
import { keyOf } from './post-rows.ts';
import { isUnreadTag, lineOf } from './post-text.ts';
import { repeatsTitle } from './reply-title.ts';

export type FurnitureKind = 'signature' | 'edited' | 'label';

/** Place within the body → what is drawn there. */
export type Furniture = ReadonlyMap<string, FurnitureKind>;

interface Sample {
  /** Times something of the post follows in the body. */
  followed: number;
  /** Times nothing of the post stands before it. */
  leading: number;
  /** Times it stands inside a blockquote. */
  quoted: number;
  /** Times it holds a quote, code or a list: what people write, however alike. */
  holding: number;
  /** Times it is nothing but links to other pages of the site. */
  leadingOn: number;
  /** Times it says what the page is called. */
  titled: number;
  /** The links they begin with; '' where one does not. */
  readonly openings: Set<string>;
  readonly texts: string[];
  readonly owners: string[];
  readonly rows: Set<number>;
  tooLong: boolean;
}

const BLOCKQUOTE = tagId('blockquote');
const LINK = tagId('a');
const MAX_LABEL = 240;
// Buttons and counts after a note are not the post going on.
const MAX_TRAILER = 20;
const MAX_CONTROLS = 60;
const MAX_BUTTON = 20;
const MAX_SIGNATURE = 1500;
const MAX_SAMPLES = 400;
const MIN_COUNTED = 4;
const COUNT = /^[+−-]?\p{Nd}[\p{Nd}.,]*\s?[kKmM]?$/u;
// Running text: too many people write the same in bold for that to mean anything.
const WRITTEN = new Set(
  'p b i u s em strong font small big sub sup li ul ol br img a code pre td tr tbody table span'.split(' '),
);

const BLOCKS = new Set('div p dt header section legend figcaption caption td th'.split(' '));
// Hardly anybody draws tables into posts; what programs draw so needs no name to be told by.
const CELLS = new Set(['td', 'th']);
const FRAMES = new Set(['div', 'nav', 'aside', 'section', 'footer']);
// Arrows and separators stand beside links.
const MIN_LINKED = 0.85;
const MIN_LINKED_ROWS = 3;
const MIN_LEADING = 0.9;
const MIN_TITLED = 0.7;

/** Where an element of a body stands: the key around it and its own. */
export function placeOf(tree: Tree, node: number, body: number, ranks: NameRanks): string {
  const above = tree.parent[node]!;
  return `${above === body ? '' : keyOf(tree, above, ranks)}>${keyOf(tree, node, ranks)}`;
}

/** Compares everything inside the bodies of all rows. */
export function findFurniture(
  rows: readonly PostRow[],
  body: Slot,
  ranks: NameRanks,
  authors: readonly string[],
): Map<string, FurnitureKind> {
  const names = [...new Set(authors)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  const samples = new Map<string, Sample>();
  for (const [i, row] of rows.entries()) {
    const { tree } = row.page;
    const roots = body.path === '' ? row.roots : [body.nodes[i]!];
    for (const root of roots) {
      if (root < 0) continue;
      for (let node = body.path === '' ? root : root + 1; node < tree.end[root]!; node++) {
        const innerUntil = row.inner.get(node);
        if (innerUntil !== undefined) node = innerUntil - 1;
        else if (isUnreadTag(tree, node)) node = tree.end[node]! - 1;
        else if (!tree.isText(node)) observe(samples, row, i, node, root, ranks, authors[i] ?? '');
      }
    }
  }
  const now = rows.reduce((latest, { page }) => Math.max(latest, page.writtenAt), 0);
  const found = new Map<string, FurnitureKind>();
  for (const [place, sample] of samples) {
    const kind = kindOf(place, sample, rows.length, names, now);
    if (kind !== undefined) found.set(place, kind);
  }
  return found;
}

function observe(
  samples: Map<string, Sample>,
  row: PostRow,
  index: number,
  node: number,
  root: number,
  ranks: NameRanks,
  owner: string,
): void {
  const { tree } = row.page;
  const length = row.facts.text[tree.end[node]!]! - row.facts.text[node]!;
  if (length === 0) return;
  const place = placeOf(tree, node, root, ranks);
  let sample = samples.get(place);
  if (sample === undefined) {
    sample = {
      texts: [],
      owners: [],
      rows: new Set(),
      tooLong: false,
      followed: 0,
      leading: 0,
      quoted: 0,
      holding: 0,
      leadingOn: 0,
      titled: 0,
      openings: new Set(),
    };
    samples.set(place, sample);
  }
  sample.rows.add(index);
  if (length > MAX_SIGNATURE) sample.tooLong = true;
  if (sample.tooLong || sample.texts.length >= MAX_SAMPLES) return;
  const text = lineOf(tree, node, tree.end[node]!);
  sample.texts.push(text);
  if (text.length <= MAX_CONTROLS) sample.openings.add(openingLink(tree, node, text));
  if (text.length <= MAX_LABEL && repeatsTitle(text, row.page.title)) sample.titled++;
  sample.owners.push(owner);
  const after = row.facts.text[tree.end[root]!]! - row.facts.text[tree.end[node]!]!;
  if (after > MAX_TRAILER) sample.followed++;
  if (row.facts.text[node] === row.facts.text[root]) sample.leading++;
  if (isInQuote(tree, node, root)) sample.quoted++;
  if (holdsWriting(tree, node)) sample.holding++;
  const linked = row.facts.anchorText[tree.end[node]!]! - row.facts.anchorText[node]!;
  if (linked >= MIN_LINKED * length && linksStay(row.page, node)) sample.leadingOn++;
}

/** Whether all links in an element lead to the page's own host. */
function linksStay({ tree, url }: PostRow['page'], node: number): boolean {
  const { host } = new URL(url);
  for (let at = node; at < tree.end[node]!; at++) {
    if (tree.tagId[at] !== LINK) continue;
    const target = resolveUrl(tree.attribute(at, 'href') ?? '', url);
    if (target === undefined || new URL(target.url).host !== host) return false;
  }
  return true;
}

/** Dates in the texts of a place, and what the texts have in common without them and without names. */
function commonOf(
  texts: readonly string[],
  names: readonly string[],
  now: number,
): { readonly dated: number; readonly skeletons: readonly string[] } {
  let dated = 0;
  const skeletons = texts.map((text) => {
    const dates = findDates(text, { now });
    if (dates.length > 0) dated++;
    let rest = text;
    for (const { start, end } of [...dates].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
    return skeletonOf(rest, names);
  });
  return { dated, skeletons };
}

function kindOf(
  place: string,
  sample: Sample,
  rowCount: number,
  names: readonly string[],
  now: number,
): FurnitureKind | undefined {
  const { texts, owners, rows, tooLong, followed, quoted } = sample;
  if (tooLong || texts.length < 2) return undefined;
  const key = place.slice(place.indexOf('>') + 1);
  const isNamed = key.includes('.');
  const tag = key.split('.')[0]!;
  const isWritten = tag === 'a' || sample.holding > 0 || (WRITTEN.has(tag) && !isNamed);
  // At the end of bodies, in an element of its own, one author who says the same twice is enough.
  const isLast = isNamed && followed === 0 && texts.length === rows.size;
  if (!isWritten && isPerAuthor(texts, owners, isLast ? 1 : 2)) return 'signature';
  // The threads before and after this one, below what opens it: nobody writes titles alone into a frame of their own.
  const isOneARow = isNamed && texts.length === rows.size && rows.size >= MIN_LINKED_ROWS;
  if (isOneARow && FRAMES.has(tag) && sample.leadingOn === texts.length) return 'label';
  if (texts.some((text) => text.length > MAX_LABEL)) return undefined;
  // 'Re: Its title #5' above what is said, in nearly every post: some call their answer otherwise.
  const isHeading = isOneARow && BLOCKS.has(tag) && sample.leading >= MIN_LEADING * texts.length;
  if (isHeading && rows.size === rowCount && sample.titled >= MIN_TITLED * texts.length) return 'label';
  // Votes: nobody writes a bare number at the same place of nearly every post.
  if (rows.size >= MIN_COUNTED && rows.size >= 0.8 * rowCount && texts.every((text) => COUNT.test(text)))
    return 'label';
  // "Like 3 people like this", "Like Be the first": a line of controls ends every post, whatever it says behind the first.
  if (isLast && rows.size === rowCount && sample.openings.size === 1 && !sample.openings.has(''))
    if (texts.every((text) => text.length <= MAX_CONTROLS)) return 'label';
  const { dated, skeletons } = commonOf(texts, names, now);
  const isUnnamedCell = CELLS.has(tag) && !isNamed && sample.holding === 0;
  if (
    isUnnamedCell
      ? namePeople(texts, skeletons, 0.95)
      : isNamed && !isWritten && BLOCKS.has(tag) && namePeople(texts, skeletons, 0.7)
  )
    return 'label';
  const [around] = place.split('>');
  const isFramed = around?.includes('.') === true;
  // People write the same words too; the template's stand in most posts, or always in a frame of their own.
  if (isWritten && !(isFramed && tag !== 'a' && sample.holding === 0 && texts.length >= 3)) {
    if (rows.size < 3 || rows.size < 0.6 * rowCount) return undefined;
  }
  // 'Quote' and 'Report' side by side: each of them in every post, and nothing else there.
  if (rows.size >= MIN_COUNTED && areRowOfButtons(texts, rows.size)) return 'label';
  // Names and dates differ from note to note and from quote to quote; headings of quotes are read with the quote only
  // inside its element: before it they are how people read who is quoted.
  const isQuoteHeading = quoted === texts.length && (tag === 'cite' || dated > 0 || isNamed);
  const isTrailing = followed < 0.3 * texts.length;
  const isNote = dated >= 0.5 * texts.length && (isTrailing || (isNamed && isOfWriters(sample)));
  const compared = isQuoteHeading || isNote ? skeletons : texts;
  const [most, count] = mostFrequent(compared);
  const isSure = isNamed || tag === 'cite' || isNote;
  const needed = isSure ? Math.max(2, 0.7 * texts.length) : Math.max(3, 0.9 * texts.length);
  if (count < needed || (most === '' && dated === 0 && !isNamed)) return undefined;
  return isNote ? 'edited' : 'label';
}

/** Whether texts begin bodies and name who wrote them: a quote names somebody else. */
function isOfWriters({ texts, owners, leading, quoted }: Sample): boolean {
  const own = texts.filter((text, i) => owners[i] !== '' && text.includes(owners[i]!)).length;
  return quoted === 0 && leading >= 0.7 * texts.length && own >= 0.8 * texts.length;
}

/** 'Anna wrote:', 'In reply to Bert': so large a share are lines that say the same of one person or another. */
function namePeople(texts: readonly string[], skeletons: readonly string[], share: number): boolean {
  if (texts.some((text) => text.length > MAX_CONTROLS)) return false;
  const [most, count] = mostFrequent(skeletons);
  const named = skeletons.filter((skeleton, i) => skeleton === most && bare(texts[i]!) !== bare(skeleton));
  const isSaid = /\p{L}{2}/u.test(most) && count >= Math.max(3, share * texts.length);
  return isSaid && named.length === count && new Set(texts).size > 1;
}

const bare = (text: string): string => text.replace(/\P{L}+/gu, '');

/**
 * Whether two or more short texts stand at a place of (nearly) every row, and hardly any other but such that come again
 * and again: some buttons are there for posts of members only.
 */
function areRowOfButtons(texts: readonly string[], rowCount: number): boolean {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const buttons = [...counts].filter(
    ([text, count]) => text.length <= MAX_BUTTON && count >= Math.max(3, 0.1 * rowCount),
  );
  const onAll = buttons.filter(([, count]) => count >= 0.9 * rowCount);
  const pressed = buttons.reduce((sum, [, count]) => sum + count, 0);
  return onAll.length >= 2 && pressed >= 0.9 * texts.length;
}

/** The link a text begins with, or ''. */
function openingLink(tree: Tree, node: number, text: string): string {
  for (let at = node + 1; at < tree.end[node]!; at++) {
    if (tree.tagId[at] !== LINK) continue;
    const link = lineOf(tree, at, tree.end[at]!);
    return text.startsWith(link) ? link : '';
  }
  return '';
}

const WRITING = new Set(['pre', 'code', 'blockquote', 'ul', 'ol', 'dl', 'table'].map(tagId));

function holdsWriting(tree: Tree, node: number): boolean {
  for (let at = node; at < tree.end[node]!; at++) if (WRITING.has(tree.tagId[at]!)) return true;
  return false;
}

function isInQuote(tree: Tree, node: number, root: number): boolean {
  for (let at = tree.parent[node]!; at > root; at = tree.parent[at]!)
    if (tree.tagId[at] === BLOCKQUOTE) return true;
  return false;
}

/** The same in all posts of an author, another for other authors. */
export function isPerAuthor(texts: readonly string[], owners: readonly string[], minAuthors = 2): boolean {
  const byOwner = new Map<string, string[]>();
  for (const [i, text] of texts.entries()) {
    const owner = owners[i]!;
    if (text === '' || owner === '') continue;
    const list = byOwner.get(owner);
    if (list === undefined) byOwner.set(owner, [text]);
    else list.push(text);
  }
  const repeated = [...byOwner.values()].filter((list) => list.length > 1);
  const agreeing = repeated.filter((list) => new Set(list).size === 1);
  return (
    repeated.length >= minAuthors && agreeing.length >= 0.9 * repeated.length && new Set(texts).size >= 2
  );
}

/** What a text has in common with others of its kind: names and numbers left out. */
export function skeletonOf(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) if (rest.includes(name)) rest = rest.split(name).join(' ');
  return rest
    .replace(/\p{N}+/gu, '0')
    .replace(/\s+/g, ' ')
    .trim();
}

function mostFrequent(values: readonly string[]): [string, number] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: [string, number] = ['', 0];
  for (const entry of counts) if (entry[1] > best[1]) best = entry;
  return best;
}
