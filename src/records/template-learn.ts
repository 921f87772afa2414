// Learns how the posts of a site are drawn, from records of several of its pages laid over each other.
import { type DayOrder, decideOrder, locationOf } from '../page/index.ts';
import { findAuthor } from './post-author.ts';
import { findAuthorLabels } from './post-author-labels.ts';
import { findBody, isWithin } from './post-body.ts';
import { findMore } from './post-body-more.ts';
import { findByline } from './post-byline.ts';
import { Cells, lengthOf } from './post-cells.ts';
import { findFurniture } from './post-furniture.ts';
import { findIndent } from './post-indent.ts';
import { findId, findPermalink } from './post-permalink.ts';
import { findQuotePlaces } from './post-quote-places.ts';
import {
  allSlots,
  keyOf,
  layRows,
  type NameRanks,
  namesOf,
  type PostRow,
  rankNames,
  type Slot,
} from './post-rows.ts';
import { findTime, isNewestFirst } from './post-time.ts';
import { findUserFields } from './post-user.ts';
import type { RecordHead, RecordTemplate } from './template.ts';
import { datedRows } from './template-dated.ts';

/** What was learned of rows: a template, and how well its body fits. */
export interface LearnedRecord {
  readonly template: RecordTemplate;
  readonly order: DayOrder | null;
  /** Characters in all bodies, those of links for a tenth. */
  readonly bodyLength: number;
  /** How many rows it was learned from. */
  readonly rows: number;
  /** Names of the authors. */
  readonly authors: ReadonlySet<string>;
}

// More rows add nothing but time.
const MAX_ROWS = 240;
const LINK_DISCOUNT = 0.9;
// With this share of a record's text an element is the record, not a field of it.
const MOST = 0.6;

const NOBODY: ReadonlySet<string> = new Set();

/** Learns from rows of one kind. `knownAuthors` are names found in other rows of the site. */
export function learnRecord(
  allRows: readonly PostRow[],
  knownAuthors: ReadonlySet<string> = NOBODY,
): LearnedRecord {
  const dated = datedRows(allRows);
  const rows = dated.length > MAX_ROWS ? spread(dated, MAX_ROWS) : dated;
  const ranks = rankNames(rows);
  const root = layRows(rows, ranks);
  const slots = allSlots(root);
  const order = dayOrder(rows, slots);
  const cells = new Cells(rows, { order: order ?? undefined });
  const author = findAuthor(cells, slots, knownAuthors);
  const linked = rows.map((_, i) => firstText(cells, author.slots, i));
  const byline = findByline(cells, slots, linked);
  const authors = linked.map((name, i) => (name === '' ? (byline?.names[i] ?? '') : name));
  const likelyBody = findBody(cells, root, author.slots);
  const time = findTime(cells, slots, authors, likelyBody);
  const fields = [...time.slots, ...author.slots].filter((slot) => !isAround(rows, slot, author.slots[0]));
  const body = findBody(cells, root, fields);
  const permalink = findPermalink(cells, slots, body);
  const known = { author: author.slots, time: time.slots, permalink: permalink.slots, authors };
  const user = findUserFields(cells, slots, body, known);
  const furniture = findFurniture(rows, body, ranks, authors);
  const paths = (list: readonly Slot[]): string[] => list.map(({ path }) => path);
  let bodyLength = 0;
  for (const [i, { page, facts, roots }] of rows.entries()) {
    for (const node of body.path === '' ? roots : [body.nodes[i]!])
      if (node >= 0) {
        const end = page.tree.end[node]!;
        // Lists of threads hold titles, all of them links; posts hold some.
        bodyLength +=
          facts.text[end]! -
          facts.text[node]! -
          LINK_DISCOUNT * (facts.anchorText[end]! - facts.anchorText[node]!);
      }
  }
  return {
    order,
    bodyLength,
    rows: rows.length,
    authors: new Set(authors.filter((name) => name !== '')),
    template: {
      head: headOf(rows, ranks),
      ranks: [...ranks.keys()],
      author: paths(author.slots),
      authorLabels: findAuthorLabels(rows, author.slots[0]),
      byline: byline?.byline ?? null,
      time: paths(time.slots),
      body: body.path,
      more: paths(findMore(rows, body, [...fields, ...user.signature, ...user.edited])),
      permalink: paths(permalink.slots),
      id: paths(findId(cells, slots)),
      number: paths(user.number),
      likes: paths(user.likes),
      joined: paths(user.joined),
      userPosts: paths(user.userPosts),
      userPostsLabel: user.userPostsLabel,
      userTitle: paths(user.userTitle),
      signature: paths(user.signature),
      edited: paths(user.edited),
      replyLink: paths(user.replyLink),
      indent: findIndent(rows, slots, body),
      quotes: findQuotePlaces(rows, body, ranks, isNewestFirst(cells, time.slots[0])),
      furniture: Object.fromEntries(furniture),
      confidence: {
        author: author.slots.length > 0 ? author.confidence : (byline?.confidence ?? 0),
        time: time.confidence,
        body: bodyConfidence(body, rows.length, [...author.slots.slice(0, 1), ...time.slots.slice(0, 1)]),
        permalink: permalink.confidence,
      },
    },
  };
}

/** A time may stand in an attribute of the element around the post, or most of it: then the element is no field. */
function isAround(rows: readonly PostRow[], slot: Slot, author: Slot | undefined): boolean {
  if (author !== undefined && author !== slot && isWithin(author, slot)) return true;
  let most = 0;
  for (const [i, row] of rows.entries()) {
    const node = slot.nodes[i]!;
    if (node < 0) continue;
    const whole = row.roots.reduce((sum, root) => sum + lengthOf(row, root), 0);
    if (lengthOf(row, node) > MOST * whole) most++;
  }
  return most > 0.5 * slot.count;
}

/** A body that holds the author and the time as well is a whole post, or several. */
function bodyConfidence(body: Slot, rowCount: number, fields: readonly Slot[]): number {
  if (body.path === '') return 0.3;
  const inside = fields.filter((field) => isWithin(field, body)).length;
  return (body.count / rowCount) * (inside === 0 ? 1 : 0.4);
}

function spread<T>(all: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!);
}

function firstText(cells: Cells, slots: readonly Slot[], row: number): string {
  for (const slot of slots) {
    const text = cells.texts(slot)[row]!;
    if (text !== '') return text;
  }
  return '';
}

/** Order of day and month, from the texts of all slots that hold dates in most rows. */
function dayOrder(rows: readonly PostRow[], slots: readonly Slot[]): DayOrder | null {
  const cells = new Cells(rows, {});
  const samples: string[] = [];
  for (const slot of slots) {
    if (slot.path === '' || slot.count < 0.5 * rows.length) continue;
    const dates = cells.dates(slot);
    if (dates.filter((date) => date !== undefined).length < 0.5 * rows.length) continue;
    for (const date of dates) if (date?.found.kind === 'absolute' && !date.isExact) samples.push(date.raw);
  }
  const now = rows.reduce((latest, { page }) => Math.max(latest, page.writtenAt), 0);
  return decideOrder(samples, now).order ?? null;
}

/** How the records begin. */
export function headOf(rows: readonly PostRow[], ranks: NameRanks): RecordHead {
  const counts = new Map<string, number>();
  const locations = new Map<string, number>();
  const followers = new Map<string, number>();
  const firsts = new Set<string>();
  const tags = new Map<string, number>();
  const count = (map: Map<string, number>, key: string): void => {
    map.set(key, (map.get(key) ?? 0) + 1);
  };
  for (const { page, roots } of rows) {
    const { tree } = page;
    const first = roots[0]!;
    count(tags, tree.tag(first));
    firsts.add(keyOf(tree, first, ranks));
    for (const name of new Set(namesOf(tree, first))) count(counts, name);
    count(locations, locationOf(tree, tree.parent[first]!));
    for (const key of new Set(roots.slice(1).map((root) => keyOf(tree, root, ranks)))) count(followers, key);
  }
  const names = [...counts].filter(([, n]) => n >= 0.95 * rows.length).map(([name]) => name);
  const [location] = [...locations].sort((a, b) => b[1] - a[1])[0] ?? [''];
  const usual = [...followers].filter(([, n]) => n >= 0.1 * rows.length).map(([key]) => key);
  const inside = names.length > 0 ? [] : usual.filter((key) => !firsts.has(key));
  return {
    tag: [...tags].sort((a, b) => b[1] - a[1])[0]![0],
    names,
    location: (locations.get(location) ?? 0) >= 0.9 * rows.length ? location : '',
    followers: usual,
    ...(inside.length > 0 && { inside }),
  };
}
