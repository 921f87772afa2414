// What stands in the slots of laid-over posts: texts, links and dates by row. Read once, asked often.
import { type DateOptions, type FoundDate, firstDate, type Link, type Tree } from '../page/index.ts';
import type { PostRow, Slot } from './post-rows.ts';
import { lineOf, type Omission } from './post-text.ts';

/** A date in a slot. */
export interface DateCell {
  readonly raw: string;
  readonly found: FoundDate;
  /** Read from an attribute (`datetime`, `title`, `data-…`) instead of text. */
  readonly isExact: boolean;
}

// Longer texts are what people wrote; nothing in them is a field.
const MAX_FIELD_TEXT = 160;
const MAX_LONG_TEXT = 1200;
// 2000 … 2100 in seconds: what an attribute made of digits alone may mean.
const MIN_EPOCH = 946_684_800;
const MAX_EPOCH = 4_102_444_800;

/** Reads cells of slots, each once. */
export class Cells {
  readonly rows: readonly PostRow[];
  readonly #dateOptions: Omit<DateOptions, 'now'>;
  readonly #options = new Map<PostRow['page'], DateOptions>();
  readonly #texts = new Map<Slot, readonly string[]>();
  readonly #dates = new Map<Slot, readonly (DateCell | undefined)[]>();
  readonly #ids = new Map<PostRow['page'], Map<string, number>>();
  readonly #links: ReadonlyMap<number, Link>[];

  constructor(rows: readonly PostRow[], dateOptions: Omit<DateOptions, 'now'>) {
    this.rows = rows;
    this.#dateOptions = dateOptions;
    const byPage = new Map<unknown, ReadonlyMap<number, Link>>();
    this.#links = rows.map(({ page }) => {
      let links = byPage.get(page);
      if (links === undefined) {
        links = new Map(page.links.map((link) => [link.node, link]));
        byPage.set(page, links);
      }
      return links;
    });
  }

  /** Text of the slot's element in each row, in one line; '' where it is missing, or too long to be a field. */
  texts(slot: Slot): readonly string[] {
    let texts = this.#texts.get(slot);
    if (texts === undefined) {
      texts = this.rows.map((row, i) => {
        const node = slot.nodes[i]!;
        return node < 0 || lengthOf(row, node) > MAX_FIELD_TEXT ? '' : rowText(row, node);
      });
      this.#texts.set(slot, texts);
    }
    return texts;
  }

  link(slot: Slot, row: number): Link | undefined {
    const node = slot.nodes[row]!;
    return node < 0 ? undefined : this.#links[row]!.get(node);
  }

  /** As `texts`, for one row, and up to the length of a signature. */
  longText(slot: Slot, row: number): string {
    const node = slot.nodes[row]!;
    if (node < 0) return '';
    const short = this.texts(slot)[row]!;
    if (short !== '') return short;
    const post = this.rows[row]!;
    const length = lengthOf(post, node);
    return length === 0 || length > MAX_LONG_TEXT ? '' : rowText(post, node);
  }

  /** The element with that id (or `<a name>`) on the row's page, or -1. */
  nodeOfId(row: number, id: string): number {
    const { page } = this.rows[row]!;
    let ids = this.#ids.get(page);
    if (ids === undefined) {
      ids = new Map();
      const { tree } = page;
      for (let node = 0; node < tree.size; node++) {
        if (tree.isText(node)) continue;
        const own =
          tree.attribute(node, 'id') ?? (tree.tag(node) === 'a' ? tree.attribute(node, 'name') : undefined);
        if (own !== undefined && !ids.has(own)) ids.set(own, node);
      }
      this.#ids.set(page, ids);
    }
    return ids.get(id) ?? -1;
  }

  linkAt(row: number, node: number): Link | undefined {
    return this.#links[row]!.get(node);
  }

  /** The date an element itself carries, in an attribute or in its own text. */
  dates(slot: Slot): readonly (DateCell | undefined)[] {
    let dates = this.#dates.get(slot);
    if (dates === undefined) {
      dates = this.rows.map((row, i) => {
        const node = slot.nodes[i]!;
        return node < 0 ? undefined : dateOfElement(row, node, this.#optionsFor(row));
      });
      this.#dates.set(slot, dates);
    }
    return dates;
  }

  #optionsFor({ page }: PostRow): DateOptions {
    let options = this.#options.get(page);
    if (options === undefined) {
      const language = page.language === '' ? undefined : page.language;
      options = { language, ...this.#dateOptions, now: page.writtenAt };
      this.#options.set(page, options);
    }
    return options;
  }
}

/** Leaves the posts nested in a row out. */
export function omitInner(row: PostRow): Omission {
  return (node) => row.inner.get(node) ?? -1;
}

/** Text of an element of a row without the posts nested in it. */
export function rowText(row: PostRow, node: number): string {
  return lineOf(row.page.tree, node, row.page.tree.end[node]!, omitInner(row));
}

/** Visible characters below a node. */
export function lengthOf(row: PostRow, node: number): number {
  return row.facts.text[row.page.tree.end[node]!]! - row.facts.text[node]!;
}

// Whatever the attribute is called.
const ISO_MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const EPOCH_NAME = /time|date|epoch|stamp|unix|utc|created|posted|published|(?:^|-)ts$/;
const MACHINE_ATTRIBUTES = ['datetime', 'title', 'content', 'data-original-title', 'aria-label'];

/** The date of one element: in an attribute made for it, else in the text directly inside it. */
export function dateOfElement(
  row: { readonly page: PostRow['page'] },
  node: number,
  options: DateOptions,
): DateCell | undefined {
  const { tree } = row.page;
  const text = directText(row, node);
  const shown =
    text === '' || text.length > 200
      ? undefined
      : withTimeOfDay(tree, node, firstDate(text, options), options);
  const start = tree.source.slice(tree.start[node]!, tree.stop[node]!);
  // One look at the tag saves reading its attributes one by one.
  if (/\d/.test(start) || shown !== undefined) {
    for (const [name, value] of tree.attributes(node)) {
      if (value.length < 6 || value.length > 60 || !/\d/.test(value)) continue;
      const isEpoch = /^\d{10}(?:\d{3})?$/.test(value);
      if (isEpoch) {
        if (!EPOCH_NAME.test(name)) continue;
        const seconds = Number(value.slice(0, 10));
        if (seconds < MIN_EPOCH || seconds > MAX_EPOCH) continue;
        const found = firstDate(new Date(seconds * 1000).toISOString(), options);
        if (found !== undefined) return { raw: shown?.raw ?? value, found, isExact: true };
        continue;
      }
      if (!MACHINE_ATTRIBUTES.includes(name) && !/time|date/.test(name) && !ISO_MOMENT.test(value)) continue;
      if (name === 'class' || name === 'id' || name === 'href' || name === 'style') continue;
      const found = firstDate(value, options);
      // A title may say anything; it must say more than the text does.
      if (found === undefined || (shown !== undefined && rankOf(found) < rankOf(shown))) continue;
      if (found.raw.length < value.length * 0.5 && name !== 'datetime') continue;
      return { raw: shown?.raw ?? found.raw, found: atTimeShown(found, shown), isExact: true };
    }
  }
  return shown === undefined ? undefined : { raw: shown.raw, found: shown, isExact: false };
}

/** The day of an attribute at the time of day the text names: '<span title="11-17-2026">Yesterday</span>, 10:37'. */
function atTimeShown(found: FoundDate, shown: FoundDate | undefined): FoundDate {
  if (found.precision !== 'day' || (shown?.precision !== 'minute' && shown?.precision !== 'second'))
    return found;
  const { hour, minute, second } = shown.local;
  return { ...found, precision: shown.precision, local: { ...found.local, hour, minute, second } };
}

const MAX_DATE_LINE = 100;

/** A day in the element's own text, its time of day in an element inside it or right after it. */
function withTimeOfDay(
  tree: Tree,
  node: number,
  found: FoundDate | undefined,
  options: DateOptions,
): FoundDate | undefined {
  if (found?.precision !== 'day') return found;
  const end = tree.end[node]!;
  if (end > node + 2) return ofSameDay(found, lineOf(tree, node, end), options);
  const time = elementAfter(tree, node);
  const said = time === undefined ? textAfter(tree, node) : ` ${lineOf(tree, time, tree.end[time]!)}`;
  const isTime = (time === undefined ? TIME_IN_TEXT : TIME_OF_DAY).test(said);
  return isTime ? ofSameDay(found, `${lineOf(tree, node, end)}${said}`, options) : found;
}

const TIME_OF_DAY = /^\s\p{P}*\p{Nd}{1,2}[:.h]\p{Nd}{2}/u;
// ', 10:37 AM', ' at 10:37', ' в 10:37'.
const TIME_IN_TEXT = /^[\p{P}\s]*(?:\p{L}{1,3}[\p{P}\s]+)?\p{Nd}{1,2}[:.h]\p{Nd}{2}/u;

/** The date of a longer text, when it is the same day. */
function ofSameDay(found: FoundDate, line: string, options: DateOptions): FoundDate {
  const whole = line.length > MAX_DATE_LINE ? undefined : firstDate(line, options);
  const isSameDay =
    whole !== undefined &&
    whole.local.year === found.local.year &&
    whole.local.month === found.local.month &&
    whole.local.day === found.local.day;
  return isSameDay ? whole : found;
}

/** The text right after a node, as far as a time of day may reach. */
function textAfter(tree: Tree, node: number): string {
  const next = tree.end[node]!;
  return next < tree.end[tree.parent[node]!]! && tree.isText(next) ? tree.text(next).slice(0, 24) : '';
}

/** The element that follows a node with nothing but space between. */
function elementAfter(tree: Tree, node: number): number | undefined {
  const end = tree.end[tree.parent[node]!]!;
  for (let at = tree.end[node]!; at < end; at = tree.end[at]!) {
    if (!tree.isText(at)) return at;
    if (tree.text(at).trim() !== '') return undefined;
  }
  return undefined;
}

const PRECISION_RANK = { year: 0, month: 1, day: 2, hour: 3, minute: 4, second: 5 } as const;

/** How much a date says: absolute ones more than relative ones, finer more than coarse. */
export function rankOf(found: FoundDate): number {
  const isClear = found.kind === 'absolute' || found.precision === 'second';
  return PRECISION_RANK[found.precision] + (isClear ? 3 : 0) + (found.offsetMinutes === null ? 0 : 0.5);
}

/** Text directly inside an element, formatting elements included, white space folded. */
export function directText({ page: { tree } }: { readonly page: PostRow['page'] }, node: number): string {
  let text = '';
  const end = tree.end[node]!;
  for (let child = node + 1; child < end; child = tree.end[child]!) {
    if (tree.isText(child)) text += tree.text(child);
    else text += ' ';
    if (text.length > 400) break;
  }
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
