// Extracted posts against the truth of their page: alignment by text, then field by field.
import { findDates } from '../../src/page/index.ts';
import type { ExtractedPost } from '../../src/records/index.ts';
import type { TruthPage, TruthPost } from './sources.ts';
import { words } from './words.ts';

/** F1 of two bags of words. */
export function tokenF1(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of b) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    hits++;
    counts.set(word, left - 1);
  }
  return (2 * hits) / (a.length + b.length);
}

const DAY = 86_400;
/** Seconds by which a time may miss, for what a page shows of it. */
const TOLERANCE = { second: 0, minute: 0, hour: 5400, day: 1.6 * DAY, month: 32 * DAY, year: 367 * DAY };

/** Sums over pages. */
export class Tally {
  pages = 0;
  wanted = 0;
  got = 0;
  matched = 0;
  textSum = 0;
  author = 0;
  authorKnown = 0;
  order = 0;
  pairs = 0;
  replies = 0;
  repliesKnown = 0;
  readonly offsets: number[] = [];
  timeRight = 0;
  timeKnown = 0;
  readonly failures: string[] = [];

  add({ url, page, posts }: TruthPage, got: readonly ExtractedPost[]): void {
    this.pages++;
    this.wanted += posts.length;
    this.got += got.length;
    const pairs = align(posts, got);
    this.matched += pairs.length;
    const trueIdOf = new Map(pairs.map(({ post, truth }) => [post.position, truth.id]));
    const notes: string[] = [];
    for (const { post, truth, likeness } of pairs) {
      this.textSum += likeness;
      if (likeness < 0.99)
        notes.push(
          `text ${likeness.toFixed(2)} #${post.position} ${JSON.stringify(post.text.slice(0, 90))} … ${JSON.stringify(post.text.slice(-70))} ≠ ${JSON.stringify((truth.tail ?? truth.text).slice(-70))}`,
        );
      if (truth.author !== '') {
        this.authorKnown++;
        if (post.author.name.trim().toLowerCase() === truth.author.trim().toLowerCase()) this.author++;
        else notes.push(`author ${JSON.stringify(post.author.name)} ≠ ${JSON.stringify(truth.author)}`);
      }
      this.#time(post, truth, page.writtenAt, notes);
      if (truth.replyTo !== null && posts.some(({ id }) => id === truth.replyTo)) {
        this.repliesKnown++;
        if (post.replyTo !== null && trueIdOf.get(post.replyTo) === truth.replyTo) this.replies++;
        else
          notes.push(
            `reply #${post.position} to ${post.replyTo} ≠ ${posts.findIndex(({ id }) => id === truth.replyTo)}`,
          );
      }
    }
    const places = [...pairs]
      .sort((a, b) => a.post.position - b.post.position)
      .map(({ truth }) => posts.indexOf(truth));
    for (let i = 1; i < places.length; i++) {
      this.pairs++;
      if (places[i]! > places[i - 1]!) this.order++;
    }
    if (pairs.length < posts.length || pairs.length < got.length)
      notes.unshift(`posts ${pairs.length} of ${posts.length}, got ${got.length}`);
    if (notes.length > 0) this.failures.push(`${url}\n    ${notes.slice(0, 6).join('\n    ')}`);
  }

  #time(post: ExtractedPost, truth: TruthPost, now: number, notes: string[]): void {
    if (truth.time === null || truth.time === '') return;
    this.timeKnown++;
    if (typeof truth.time === 'number') {
      const got = post.time === null ? Number.NaN : Date.parse(isoWithZone(post.time.iso)) / 1000;
      // A page that shows only the day or the month is read rightly when that is right, in whatever zone.
      const tolerance = TOLERANCE[post.time?.precision ?? 'second'];
      if (tolerance > 0 && Math.abs(got - truth.time) <= tolerance) this.timeRight++;
      else this.offsets.push(got - truth.time);
      if (Number.isNaN(got)) notes.push(`time ${JSON.stringify(post.time)}`);
      return;
    }
    // Labels give the text of the page: the same moment must be read from it.
    const squeeze = (text: string): string => text.replace(/[\s,]+/g, '');
    const same = findDates(truth.time, { now }).some(({ local }) => {
      const other = post.time?.local;
      return (
        other !== undefined &&
        (['year', 'month', 'day', 'hour', 'minute'] as const).every((part) => other[part] === local[part])
      );
    });
    const isRaw = post.time !== null && squeeze(truth.time).includes(squeeze(post.time.raw));
    if (same || isRaw) this.timeRight++;
    else notes.push(`time ${JSON.stringify(post.time?.raw)} ≠ ${JSON.stringify(truth.time)}`);
  }

  row(): Record<string, string> {
    const percent = (part: number, all: number): string =>
      all === 0 ? '–' : ((100 * part) / all).toFixed(2);
    const votes = new Map<number, number>();
    for (const offset of this.offsets) {
      if (!Number.isFinite(offset)) continue;
      const quarter = Math.round(offset / 900) * 900;
      votes.set(quarter, (votes.get(quarter) ?? 0) + 1);
    }
    const shift = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
    const exact = this.offsets.filter((offset) => Math.abs(offset - shift) <= 61).length;
    return {
      pages: String(this.pages),
      posts: String(this.wanted),
      precision: percent(this.matched, this.got),
      recall: percent(this.matched, this.wanted),
      text: percent(this.textSum, this.matched),
      author: percent(this.author, this.authorKnown),
      time: percent(exact + this.timeRight, this.timeKnown),
      order: percent(this.order, this.pairs),
      replies: percent(this.replies, this.repliesKnown),
    };
  }
}

/** Date.parse reads a time without zone as local; the truth is in UTC. */
function isoWithZone(iso: string): string {
  return /T/.test(iso) && !/(?:Z|[+-]\d\d:\d\d)$/.test(iso) ? `${iso}Z` : iso;
}

interface Pair {
  readonly post: ExtractedPost;
  readonly truth: TruthPost;
  readonly likeness: number;
}

/** Best text match first, each post and each truth once. */
function align(truths: readonly TruthPost[], posts: readonly ExtractedPost[]): Pair[] {
  const candidates: (Pair & { score: number })[] = [];
  const postWords = posts.map(({ text }) => words(text));
  for (const truth of truths) {
    const wanted = words(truth.text);
    for (const [i, post] of posts.entries()) {
      const likeness = truth.head === undefined ? tokenF1(postWords[i]!, wanted) : endsLikeness(post, truth);
      if (likeness < 0.6) continue;
      const isAuthor = post.author.name === truth.author;
      candidates.push({ post, truth, likeness, score: likeness + (isAuthor ? 0.05 : 0) });
    }
  }
  candidates.sort((a, b) => b.score - a.score);
  const taken = new Set<unknown>();
  const pairs: Pair[] = [];
  for (const { post, truth, likeness } of candidates) {
    if (taken.has(post) || taken.has(truth)) continue;
    taken.add(post);
    taken.add(truth);
    pairs.push({ post, truth, likeness });
  }
  return pairs;
}

const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Where only the ends of a text are known: both must be in the post; 1 when the post begins and ends with them. */
function endsLikeness(post: ExtractedPost, truth: TruthPost): number {
  const text = squeeze(post.text);
  const head = squeeze(truth.head ?? '').slice(0, 60);
  const tail = squeeze(truth.tail ?? '').slice(-30);
  if (head === '' && tail === '') return text === '' ? 1 : 0;
  const at = text.indexOf(head);
  const end = text.lastIndexOf(tail);
  if (end < 0) return 0;
  // The heading of a quote at the beginning is left out of texts on purpose.
  if (at < 0) return text.includes(head.slice(-20)) ? 0.9 : 0.7;
  return at === 0 && end + tail.length === text.length ? 1 : 0.8;
}
