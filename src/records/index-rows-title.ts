// Which column of links names the rows of a list: the boards or threads it lists.
import type { Cells } from './post-cells.ts';
import type { Slot } from './post-rows.ts';
import { textWeight } from './script-weight.ts';

/** Share of the rows a column must be in. */
export const MIN_COVERAGE = 0.8;
const MIN_DIFFERENT = 0.2;
// Of the longest column: titles outside of cells with dates, and those that name each thing once.
const MIN_FREE = 0.4;
const MIN_UNIQUE = 0.1;

interface TitleColumn {
  readonly slot: Slot;
  /** Of all anchors together. */
  readonly length: number;
  /** Where the links lead, by row. */
  readonly urls: readonly (string | undefined)[];
  /** 'Go to the last post', 'RSS': what each row offers alike. */
  readonly saysTheSame: boolean;
  /** In most rows a picture alone, which a name may be written for: an avatar. */
  readonly isPicture: boolean;
}

/**
 * FoCUS: the column of links with the longest anchor text; each leads somewhere else. The title of a board's last post
 * may be longer than that of the board: links in a cell with a date are none while there are others to speak of.
 */
export function titleSlot(cells: Cells, slots: readonly Slot[], dated: readonly Slot[]): Slot | undefined {
  const columns = slots.flatMap((slot) => titleColumn(cells, slot) ?? []);
  const written = columns.filter(({ saysTheSame, isPicture }) => !saysTheSame && !isPicture);
  const different = columns.filter(({ saysTheSame }) => !saysTheSame);
  const all = written.length > 0 ? written : different.length > 0 ? different : columns;
  const longest = Math.max(...all.map(({ length }) => length));
  const free = all.filter(
    (column) =>
      (column.length >= MIN_FREE * longest ||
        (column.length >= MIN_UNIQUE * longest && namesEachOnce(column, all))) &&
      !isBesideDate(cells, column, all, dated),
  );
  let best: TitleColumn | undefined;
  // A row's last post may be linked by the thread's title again: the first such column counts.
  for (const column of free.length > 0 ? free : all)
    if (best === undefined || column.length > 1.1 * best.length) best = column;
  return best?.slot;
}

/** A column of links as titles, or undefined where they are none. */
function titleColumn(cells: Cells, slot: Slot): TitleColumn | undefined {
  if (slot.tag !== 'a' || slot.count < MIN_COVERAGE * cells.rows.length) return undefined;
  const links = cells.rows.map((_, i) => cells.link(slot, i));
  const urls = links.map((link) => link?.url);
  const shown = links.filter((link) => link !== undefined);
  if (shown.length < MIN_COVERAGE * cells.rows.length) return undefined;
  if (new Set(shown.map(({ url }) => url)).size < 0.8 * shown.length) return undefined;
  const texts = new Set(shown.map(({ text }) => text)).size;
  const saysTheSame = texts < Math.min(2, shown.length) || texts < MIN_DIFFERENT * shown.length;
  const dates = cells.dates(slot);
  let length = 0;
  let pictures = 0;
  for (const [i, link] of links.entries()) {
    if (link === undefined) continue;
    if (dates[i] === undefined) length += textWeight(link.text);
    const { page, facts } = cells.rows[i]!;
    if (facts.text[page.tree.end[link.node]!] === facts.text[link.node]) pictures++;
  }
  return { slot, length, urls, saysTheSame, isPicture: pictures > 0.5 * shown.length };
}

/** People are named again and again, and beside their pictures; a board once. */
function namesEachOnce({ slot, urls }: TitleColumn, all: readonly TitleColumn[]): boolean {
  const shown = urls.filter((url) => url !== undefined);
  if (new Set(shown).size < shown.length) return false;
  return all.every(
    (other) =>
      other.slot === slot || urls.filter((url, i) => url === other.urls[i]).length < 0.5 * urls.length,
  );
}

/**
 * Whether the nearest element around a column that has a date in most rows leaves others out: then it is a cell of its
 * own. The date may be one that only an attribute tells. 'Meeting on 3 May' is a title, unless all of them are dates.
 */
function isBesideDate(
  { rows }: Cells,
  { slot }: TitleColumn,
  all: readonly TitleColumn[],
  dated: readonly Slot[],
): boolean {
  const datesIn = (node: number, i: number): number => {
    const { page, facts } = rows[i]!;
    return node < 0 ? 0 : facts.dates[page.tree.end[node]!]! - facts.dates[node]!;
  };
  const own = `${slot.path}>`;
  const isOwn = (other: Slot): boolean => other === slot || other.path.startsWith(own);
  const dates = dated.filter((other) => !isOwn(other));
  const isDated = ({ path, nodes }: Slot): boolean => {
    if (dates.some((other) => other.path === path || other.path.startsWith(`${path}>`))) return true;
    const shown = nodes.filter((node, i) => datesIn(node, i) > datesIn(slot.nodes[i]!, i)).length;
    return shown >= 0.5 * rows.length;
  };
  if (slot.nodes.filter((node, i) => datesIn(node, i) > 0).length > 0.5 * rows.length) return all.length > 1;
  for (let at = slot.parent; at !== undefined && at.path !== ''; at = at.parent) {
    if (!isDated(at)) continue;
    const inside = `${at.path}>`;
    return all.some((other) => !other.slot.path.startsWith(inside));
  }
  return false;
}
