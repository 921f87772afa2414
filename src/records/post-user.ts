// The small fields around a post. What is the same in all posts of an author tells of the author (joined, title, count);
// numbers that differ from post to post tell of the post (its number, its likes); what only some posts have, with a
// later date, tells of an edit.
import { epochOf, type Link } from '../page/index.ts';
import { isWithin } from './post-body.ts';
import type { Cells } from './post-cells.ts';
import { isPerAuthor, skeletonOf } from './post-furniture.ts';
import type { PostRow, Slot } from './post-rows.ts';
import { postCountLabel, sameLines } from './post-user-counts.ts';

export interface UserFields {
  readonly number: readonly Slot[];
  readonly likes: readonly Slot[];
  readonly joined: readonly Slot[];
  readonly userPosts: readonly Slot[];
  /** What stands beside the number of posts. */
  readonly userPostsLabel: string;
  readonly userTitle: readonly Slot[];
  readonly signature: readonly Slot[];
  readonly edited: readonly Slot[];
  readonly replyLink: readonly Slot[];
}

interface Known {
  readonly author: readonly Slot[];
  readonly time: readonly Slot[];
  readonly permalink: readonly Slot[];
  /** Author of each row, '' when unknown. */
  readonly authors: readonly string[];
}

const MIN_DATED = 0.7;
const NUMBER = /^[^\p{L}\p{N}]*(\p{N}[\p{N}.,\u00a0 ]*)[^\p{L}\p{N}]*$/u;

export function findUserFields(cells: Cells, slots: readonly Slot[], body: Slot, known: Known): UserFields {
  const { rows } = cells;
  const fields = {
    number: [],
    likes: [],
    joined: [],
    userPosts: [],
    userTitle: [],
    signature: [],
    edited: [],
    replyLink: [],
  } as {
    [K in Exclude<keyof UserFields, 'userPostsLabel'>]: Slot[];
  };
  let userPostsLabel: string | undefined;
  const taken = new Set([...known.author, ...known.time]);
  const permalinks = new Set(known.permalink);
  const rowOf = rowsByAddress(cells, known.permalink);
  for (const slot of slots) {
    if (slot.path === '' || slot.count < 2) continue;
    if (isWithin(body, slot)) continue;
    // Before all else: when a post was written that is answered may be the link to it. It may stand in the element of the
    // body, as the whole head of a post may.
    if (!permalinks.has(slot) && leadsToEarlierPost(cells, slot, rowOf)) {
      fields.replyLink.push(slot);
      continue;
    }
    const isInBody = body.path !== '' && isWithin(slot, body);
    if (isInBody || taken.has(slot)) continue;
    if ([...known.author, ...known.time].some((field) => isWithin(slot, field) || isWithin(field, slot)))
      continue;
    const isLeaf = slot.children.every(
      (child) => child.children.length === 0 && child.count < 0.5 * slot.count,
    );
    const texts = cells.texts(slot);
    const owners = known.authors;
    const dates = cells.dates(slot);
    const dated = dates.filter((date) => date !== undefined).length;
    const perAuthor = isPerAuthor(texts, owners);
    if (dated >= MIN_DATED * slot.count) {
      if (perAuthor && fields.joined.length === 0) fields.joined.push(...sameLines(slot));
      else if (slot.count < 0.8 * rows.length && isLater(cells, slot, known.time)) fields.edited.push(slot);
      continue;
    }
    if (userPostsLabel === undefined) {
      userPostsLabel = postCountLabel(cells, slot, owners);
      if (userPostsLabel !== undefined) {
        fields.userPosts.push(...sameLines(slot));
        continue;
      }
    } else if (fields.userPosts.includes(slot)) continue;
    if (!isLeaf) continue;
    const numbers = texts.map(numberOf);
    const numeric = numbers.filter((number) => number !== null).length;
    const filled = texts.filter((text) => text !== '').length;
    if (filled > 0 && numeric >= 0.8 * filled) {
      if (perAuthor) continue;
      if (isCounting(cells, numbers)) fields.number.push(slot);
      else if (new Set(numbers).size > 1) fields.likes.push(slot);
      continue;
    }
    if (perAuthor && filled >= 0.5 * rows.length && fields.userTitle.length === 0)
      fields.userTitle.push(slot);
  }
  for (const slot of slots) {
    if (slot.path === '' || slot.count < 2 || isWithin(slot, body) || isWithin(body, slot)) continue;
    const long = rows.map((_, i) => cells.longText(slot, i));
    const filled = long.filter((text) => text !== '');
    if (filled.length >= rows.length || filled.length < 2) continue;
    if (!isAfter(slot, body) || !isPerAuthor(long, known.authors)) continue;
    if (fields.signature.some((other) => isWithin(slot, other))) continue;
    if (new Set(filled.map((text) => skeletonOf(text, []))).size < 2) continue;
    fields.signature.push(slot);
  }
  return { ...fields, userPostsLabel: userPostsLabel ?? '' };
}

export function numberOf(text: string): number | null {
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const digits = match[1]!.replace(/[^\p{N}]/gu, '');
  const number = Number(digits);
  return digits.length > 9 || Number.isNaN(number) ? null : number;
}

/** Goes up by one from row to row of a page. */
function isCounting(cells: Cells, numbers: readonly (number | null)[]): boolean {
  let pairs = 0;
  let steps = 0;
  for (let i = 1; i < numbers.length; i++) {
    const [before, after] = [numbers[i - 1], numbers[i]];
    if (before == null || after == null || cells.rows[i - 1]!.page !== cells.rows[i]!.page) continue;
    pairs++;
    if (Math.abs(after - before) === 1) steps++;
  }
  return pairs > 0 && steps >= 0.8 * pairs;
}

function isLater(cells: Cells, slot: Slot, time: readonly Slot[]): boolean {
  let later = 0;
  let both = 0;
  const dates = cells.dates(slot);
  for (const [i, date] of dates.entries()) {
    const own = time.map((field) => cells.dates(field)[i]).find((cell) => cell !== undefined);
    if (date === undefined || own === undefined) continue;
    both++;
    if (epochOf(date.found) >= epochOf(own.found) - 86_400_000) later++;
  }
  return both > 0 && later >= 0.9 * both;
}

/** Whether the slot's links lead to earlier rows of the same page, by id or by their own address: '@ Ann', 'in reply to'. */
function leadsToEarlierPost(cells: Cells, slot: Slot, rowOf: ReadonlyMap<string, number>): boolean {
  if (slot.tag !== 'a' || slot.count >= cells.rows.length) return false;
  let earlier = 0;
  let links = 0;
  for (const [i, row] of cells.rows.entries()) {
    const link = cells.link(slot, i);
    if (link === undefined) continue;
    const named = rowOf.get(nameOn(row, link));
    const target = named === undefined ? cells.nodeOfId(i, link.fragment.slice(1)) : -1;
    // What is linked may be a post on another page: then it tells nothing.
    if (named === undefined && target < 0 && rowOf.size > 0) continue;
    links++;
    if ((target >= 0 && target < row.roots[0]!) || (named !== undefined && named < i)) earlier++;
  }
  return links > 0 && earlier >= 0.6 * links && earlier >= 2;
}

/** Rows by the own addresses of their posts. */
function rowsByAddress(cells: Cells, permalinks: readonly Slot[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const [slot] = permalinks;
  if (slot === undefined) return found;
  for (const [i, row] of cells.rows.entries()) {
    const link = cells.link(slot, i);
    if (link !== undefined) found.set(nameOn(row, link), i);
  }
  return found;
}

const nameOn = ({ page }: PostRow, { url, fragment }: Link): string => `${page.url}\n${url}${fragment}`;

function isAfter(slot: Slot, body: Slot): boolean {
  let after = 0;
  let both = 0;
  for (const [i, node] of slot.nodes.entries()) {
    if (node < 0 || body.nodes[i]! < 0) continue;
    both++;
    if (node > body.nodes[i]!) after++;
  }
  return both > 0 && after === both;
}
