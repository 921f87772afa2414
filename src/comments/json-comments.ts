// The network shortcut: comments that came as JSON have exact times, ids, parents and votes there. An object is a comment
// shown on the page when it holds its text; nothing is taken that is not shown.
import type { JsonAnswer } from '../fetch/index.ts';
import { type FoundDate, findDates, toIso } from '../page/index.ts';
import type { ExtractedPost } from '../records/index.ts';
import type { GatheredComment } from './gathered.ts';

/** What JSON says of a comment. */
export interface JsonFacts {
  readonly id: string | null;
  readonly parentId: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string | null;
  readonly votes: number | null;
}

const PREFIX = 36;
const MIN_TEXT = 2;
const MAX_OBJECTS = 20_000;
const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const stripped = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(?:nbsp|amp|lt|gt|quot|#\d+|#x[\da-f]+|apos);/gi, ' ');

const ID = /^_?(?:id|objectid|cid|uid|comment_?id|post_?id|rpid)$/i;
// What is answered before where the answers began: some tell both.
const PARENTS = [
  /^(?:pid|parent|parent_?id|parent_?comment_?id|reply_?to(?:_?id)?|in_?reply_?to(?:_?id)?)$/i,
  /^(?:rid|root_?id)$/i,
];
const TIME =
  /(?:^|_)(?:time|date|created|createdat|created_?at|inserted_?at|insertedat|posted|published|timestamp|ts)|(?:At|Time|Date)$/;
const VOTES = /^(?:likes?|like_?count|votes?|vote_?up|score|up_?votes?|ups|points|thumbs_?up|digg_?count)$/i;

/** Facts for each gathered comment that JSON answers hold, by its key. */
export function jsonFacts(
  answers: readonly JsonAnswer[],
  comments: readonly GatheredComment[],
): Map<string, JsonFacts> {
  const found = new Map<string, JsonFacts>();
  const wanted = new Map<string, GatheredComment[]>();
  for (const comment of comments) {
    const text = squeeze(comment.post.text);
    if (text.length < MIN_TEXT) continue;
    const prefix = text.slice(0, PREFIX);
    wanted.set(prefix, [...(wanted.get(prefix) ?? []), comment]);
  }
  let left = MAX_OBJECTS;
  const visit = (value: unknown, depth: number): void => {
    if (left <= 0 || depth > 14 || typeof value !== 'object' || value === null) return;
    left--;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1);
      return;
    }
    const record = value as Record<string, unknown>;
    const comment = commentIn(record, wanted);
    if (comment !== undefined && !found.has(comment.key)) found.set(comment.key, factsOf(record));
    for (const inner of Object.values(record)) visit(inner, depth + 1);
  };
  for (const { text } of answers) {
    try {
      visit(JSON.parse(text), 0);
    } catch {
      // Not JSON after all.
    }
  }
  return found;
}

/** The comment whose text an object holds, by its author too where several have the same. */
function commentIn(
  record: Record<string, unknown>,
  wanted: ReadonlyMap<string, readonly GatheredComment[]>,
): GatheredComment | undefined {
  const texts = Object.values(record).filter((value): value is string => typeof value === 'string');
  for (const text of texts) {
    const prefix = squeeze(stripped(text)).slice(0, PREFIX);
    const found = prefix.length < MIN_TEXT ? undefined : wanted.get(prefix);
    if (found === undefined) continue;
    const all = JSON.stringify(record).slice(0, 20_000);
    // A short text may be anything: the author's name must be there too.
    const named = found.filter(
      ({ post }) => post.author.name !== '' && all.includes(JSON.stringify(post.author.name).slice(1, -1)),
    );
    if (named.length > 0) return named[0];
    if (prefix.length >= 20 && found.length === 1) return found[0];
  }
  return undefined;
}

function factsOf(record: Record<string, unknown>): JsonFacts {
  const facts: {
    id: string | null;
    parentId: string | null;
    createdAt: string | null;
    votes: number | null;
  } = {
    id: null,
    parentId: null,
    createdAt: null,
    votes: null,
  };
  for (const [name, value] of Object.entries(record)) {
    if (facts.id === null && ID.test(name) && isKey(value)) facts.id = String(value);
    else if (facts.votes === null && VOTES.test(name) && typeof value === 'number') facts.votes = value;
    else if (facts.createdAt === null && TIME.test(name)) facts.createdAt = timeOf(value);
  }
  facts.parentId = parentIn(record);
  return facts;
}

function parentIn(record: Record<string, unknown>): string | null {
  for (const names of PARENTS)
    for (const [name, value] of Object.entries(record))
      if (names.test(name) && isKey(value) && value !== 0 && value !== '0') return String(value);
  return null;
}

function isKey(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '' && value.length < 80) || typeof value === 'number';
}

// 2000 to 2100.
const FIRST_S = 946_684_800;
const LAST_S = 4_102_444_800;

function timeOf(value: unknown): string | null {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\d{10}(?:\d{3})?$/.test(value)
        ? Number(value)
        : Number.NaN;
  if (number >= FIRST_S && number < LAST_S) return new Date(number * 1000).toISOString();
  if (number >= FIRST_S * 1000 && number < LAST_S * 1000) return new Date(number).toISOString();
  // Only times that name their zone say when it was.
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/.test(value))
    return null;
  const at = Date.parse(value.replace(' ', 'T'));
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

const HOUR_MS = 3_600_000;
const ROOM_MS = {
  second: 26 * HOUR_MS,
  minute: 26 * HOUR_MS,
  hour: 28 * HOUR_MS,
  day: 50 * HOUR_MS,
  month: 800 * HOUR_MS,
  year: 9000 * HOUR_MS,
};

/** A post with what JSON says of it, where that does not contradict what is shown. */
export function withJson(post: ExtractedPost, facts: JsonFacts): ExtractedPost {
  const { createdAt } = facts;
  const agrees = createdAt !== null && isNear(post, Date.parse(createdAt));
  const [date] = agrees ? findDates(createdAt, { now: 0 }) : [];
  return {
    ...post,
    likes: post.likes ?? facts.votes,
    time: date === undefined ? post.time : exact(post, date),
  };
}

function exact(post: ExtractedPost, date: FoundDate): ExtractedPost['time'] {
  const { time } = post;
  return {
    raw: time?.raw ?? '',
    iso: toIso(date),
    precision: date.precision,
    local: date.local,
    source: 'structured',
    ownOffsetMinutes: 0,
  };
}

function isNear({ time }: ExtractedPost, at: number): boolean {
  if (time === null) return true;
  const { year, month, day, hour, minute } = time.local;
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  // Relative times are as coarse as their unit: "9 months ago" was read as a day.
  const room = /\d{4}/.test(time.raw) ? ROOM_MS[time.precision] : ROOM_MS.year;
  return Math.abs(shown - at) <= room;
}
