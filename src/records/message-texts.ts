// The texts of a page with one message, each with what it is: what the site says on every page, what names other
// messages, the subject, a date, or anything else.
import {
  BLOCK,
  type DateOptions,
  type DayOrder,
  FORMATTING,
  type FoundDate,
  firstDate,
  fold,
  type Link,
  locationOf,
  type Page,
  TAG_BITS,
  type Tree,
} from '../page/index.ts';
import { isUnreadTag } from './post-text.ts';

/** A text of a page that says something. */
export interface MessageText {
  readonly node: number;
  readonly text: string;
  /** Where the element around it stands, formatting left out: equal on all pages. */
  readonly place: string;
  /** The same with formatting: names in bold and dates in italics may stand side by side. */
  readonly exactPlace: string;
  readonly block: number;
  /** The words of the site right before it in its block: 'From', 'Posted by'. */
  readonly label: string;
  readonly kind: 'site' | 'other-message' | 'subject' | 'date' | 'own';
  readonly date: FoundDate | undefined;
}

/** What is needed to tell what texts are. */
export interface TextKinds {
  /** `textKey` of what the site says on every page. */
  readonly siteTexts: ReadonlySet<string>;
  /** Ends of the places where links to other messages stand. */
  readonly messagePlaces: ReadonlySet<string>;
  readonly order: DayOrder | null;
}

// A date stands in a line of its own or with few words; in longer texts it is what somebody says.
const MAX_DATE_LINE = 120;
const MIN_SUBJECT = 3;
// A longer block with a link to a message is more than a row that names it.
const MAX_ROW = 300;
// Facts in a row stand in cells of it, or in a list within.
const ROW_LEVELS = 3;
const MAX_FACT = 80;

/** What a text is called that stands at one place of all pages. */
export function textKey(place: string, text: string): string {
  return `${place} ${text}`;
}

/** The end of a location: trees move the same link to other depths. */
export function placeEnd({ location }: Pick<Link, 'location'>): string {
  return location.slice(location.indexOf(':') + 1);
}

/** Texts of a page as they stand: before anything is known of the site. */
export function bareTexts({
  tree,
}: Page): { readonly node: number; readonly text: string; readonly place: string }[] {
  const texts = [];
  for (let node = 1; node < tree.size; ) {
    if (!tree.isText(node)) {
      node = isUnreadTag(tree, node) ? tree.end[node]! : node + 1;
      continue;
    }
    const text = fold(tree.text(node));
    if (/[\p{L}\p{N}]/u.test(text)) texts.push({ node, text, place: locationOf(tree, tree.parent[node]!) });
    node++;
  }
  return texts;
}

/** All texts of a page. */
export function messageTexts(page: Page, { siteTexts, messagePlaces, order }: TextKinds): MessageText[] {
  const { tree } = page;
  const dates: DateOptions = {
    now: page.writtenAt,
    order: order ?? undefined,
    language: page.language === '' ? undefined : page.language,
  };
  const rows = new Set(
    page.links
      .filter((link) => messagePlaces.has(placeEnd(link)))
      .flatMap(({ node }) => rowOf(tree, blockOf(tree, node)) ?? []),
  );
  const title = fold(page.title).toLowerCase();
  let label = '';
  let labelled = -1;
  return bareTexts(page).map(({ node, text, place }) => {
    const block = blockOf(tree, node);
    const isSite = siteTexts.has(textKey(place, text));
    if (block !== labelled) label = '';
    const own = label;
    labelled = block;
    label = isSite ? text : '';
    const exactPlace = `${place} ${formattingAround(tree, node)}`;
    const date = isSite || text.length > MAX_DATE_LINE ? undefined : firstDate(text, dates);
    const words = text.replace(/^[^\p{L}\p{N}[(]+/u, '').toLowerCase();
    const isSubject = words.length >= MIN_SUBJECT && title.includes(words);
    const kind = isSite
      ? 'site'
      : isInRow(tree, block, text, rows)
        ? 'other-message'
        : isSubject
          ? 'subject'
          : date === undefined
            ? 'own'
            : 'date';
    return { node, text, place, exactPlace, block, label: own, kind, date };
  });
}

/** The block a node stands in. */
function blockOf(tree: Tree, node: number): number {
  let block = tree.parent[node]!;
  while (block > 0 && (TAG_BITS[tree.tagId[block]!]! & BLOCK) === 0 && !isCell(tree, block))
    block = tree.parent[block]!;
  return block;
}

/** The row around a link to a message, where it is no more than that. */
function rowOf(tree: Tree, block: number): number | undefined {
  const tag = tree.tag(block);
  if (tag === 'li' || tag === 'dt' || tag === 'dd') return block;
  const isShort = (node: number) => tree.text(node).length <= MAX_ROW;
  const row = tag === 'td' || tag === 'th' ? tree.closest(block, 'tr') : -1;
  return [row, block].find((node) => node > 0 && isShort(node));
}

/** Whether a text stands in a row that names a message, or in a list of facts below it. */
function isInRow(tree: Tree, block: number, text: string, rows: ReadonlySet<number>): boolean {
  if (rows.has(block)) return true;
  let at = block;
  for (let level = 0; level < ROW_LEVELS && text.length <= MAX_FACT && at > 0; level++) {
    at = tree.parent[at]!;
    if (rows.has(at)) return true;
  }
  return false;
}

function isCell(tree: Tree, node: number): boolean {
  return ['td', 'th', 'tr', 'li', 'dd', 'dt'].includes(tree.tag(node));
}

function formattingAround(tree: Tree, node: number): string {
  const tags: string[] = [];
  for (let at = tree.parent[node]!; at > 0; at = tree.parent[at]!) {
    if ((TAG_BITS[tree.tagId[at]!]! & FORMATTING) === 0) break;
    tags.push(tree.tag(at));
  }
  return tags.join('>');
}
