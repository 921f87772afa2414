// The ledger in words, for people: one line for the verdict, and the worst shortfalls.
import type { CoverageRow, Ledger } from '../../store/index.ts';
import { amount } from './evidence.ts';

const MOST_NAMED = 4;

/** 'complete: 1,722 of 1,722 threads the boards state, 8,214 posts', or what is missing. */
export function verdictLine(ledger: Ledger): string {
  const { complete, threads, posts, reasons } = ledger;
  const has = `${of(threads, 'threads', 'the boards state')}, ${of(posts, 'posts', 'stated')}`;
  if (complete === 'yes') return `complete: ${has}`;
  if (complete === 'unknown') return `whether this is all cannot be told: ${has}; ${reasons.join('; ')}`;
  const short = shortRows(ledger);
  const named = short.slice(0, MOST_NAMED).map(shortfall);
  const rest = short.length + ledger.otherShortThreads - named.length;
  const list = rest > 0 ? [...named, `and ${amount(rest)} more`] : named;
  return `incomplete: ${has}; ${reasons.join('; ')}${list.length === 0 ? '' : `; short: ${list.join(', ')}`}`;
}

/** Boards and threads of which less is stored than stated, worst first. */
export function shortRows({ rows }: Ledger): CoverageRow[] {
  return rows.filter(({ kind, reason }) => kind !== 'site' && reason !== '');
}

/** 'Development 30 of 109 (no further page found)' */
function shortfall(row: CoverageRow): string {
  const { title, url, what, stated, stored, reason } = shortOf(row);
  const unit = what === 'threads' ? '' : ' posts';
  return `${title === '' ? url : title} ${amount(stored)} of ${amount(stated)}${unit} (${reason})`;
}

function of({ stated, stored }: Ledger['threads'], what: string, by: string): string {
  return stated === null
    ? `${amount(stored)} ${what}`
    : `${amount(stored)} of ${amount(Math.max(stored, stated))} ${what} ${by}`;
}

/** What `--json` and the server tell of a ledger. */
export interface Coverage {
  readonly threads: Ledger['threads'];
  readonly posts: Ledger['posts'];
  readonly reasons: readonly string[];
  readonly short: readonly ShortOf[];
  /** How many more boards and threads fall short. */
  readonly otherShort: number;
}

/** A board by its threads, or by its posts where it has all threads; a thread by its posts. */
export interface ShortOf {
  readonly kind: 'board' | 'thread';
  readonly title: string;
  readonly url: string;
  readonly what: 'threads' | 'posts';
  readonly stated: number;
  readonly stored: number;
  readonly reason: string;
}

export function coverageOf(ledger: Ledger, most = 50): Coverage {
  const short = shortRows(ledger);
  return {
    threads: ledger.threads,
    posts: ledger.posts,
    reasons: ledger.reasons,
    short: short.slice(0, most).map(shortOf),
    otherShort: Math.max(0, short.length - most) + ledger.otherShortThreads,
  };
}

function shortOf(row: CoverageRow): ShortOf {
  const { kind, title, url, statedThreads, storedThreads, statedPosts, storedPosts, reason } = row;
  const isThreads = statedThreads !== null && (storedThreads ?? 0) < statedThreads;
  return {
    kind: kind === 'board' ? 'board' : 'thread',
    title,
    url,
    what: isThreads ? 'threads' : 'posts',
    stated: (isThreads ? statedThreads : statedPosts) ?? 0,
    stored: (isThreads ? storedThreads : storedPosts) ?? 0,
    reason,
  };
}
