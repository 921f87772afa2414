// What speaks against a crawl having everything. Each function looks at one independent thing and says nothing where it sees
// nothing; the verdict is made of all of them together.
import type { AskedQuestion, Complete } from '../../store/index.ts';
import type { BoardLines, Covered } from './board-shortfall.ts';
import type { Tallies } from './tallies.ts';
import type { ThreadCounts } from './thread-counts.ts';
import type { Unread } from './unread.ts';

/** All that is known when a crawl ends. */
export interface Findings {
  readonly tallies: Tallies;
  readonly boards: BoardLines;
  readonly threads: ThreadCounts;
  readonly unread: Unread;
  /** URLs that are still to be fetched. */
  readonly queued: number;
  /** Lists that threads name and nobody opened. */
  readonly unopened: readonly string[];
  /** What was asked because something fell short. */
  readonly questions: readonly AskedQuestion[];
  /** Whether only a part of the site was asked for. */
  readonly isPart: boolean;
}

/** `no`: something is missing. `unknown`: whether something is missing cannot be told. */
export interface Doubt {
  readonly says: Exclude<Complete, 'yes'>;
  readonly reason: string;
}

// Old forums miscount a little: moved and deleted threads, a sum that nobody brought up to date.
const THREADS_TO_HAVE = 0.99;
const POSTS_TO_HAVE = 0.98;
const MUCH = 0.8;
const MISCOUNTED = 2;
const MISCOUNTED_SHARE = 0.03;

const EVIDENCE: readonly ((findings: Findings) => Doubt | undefined)[] = [
  nothingStored,
  stillQueued,
  boardsShortOfThreads,
  boardsShortOfPosts,
  threadsShortOfPosts,
  threadsNotRead,
  listsNotRead,
  pagesNotRead,
  listsNotOpened,
  listsNotFollowed,
  nothingStated,
];

// What lists state is of the whole forum: it says nothing of a part.
const EVIDENCE_OF_PART: typeof EVIDENCE = [
  nothingStored,
  stillQueued,
  threadsShortOfPosts,
  listsNotRead,
  pagesNotRead,
  onlyPartAskedFor,
];

/** All doubts, those that say 'no' first. */
export function doubtsOf(findings: Findings): Doubt[] {
  const doubts = (findings.isPart ? EVIDENCE_OF_PART : EVIDENCE).flatMap(
    (evidence) => evidence(findings) ?? [],
  );
  return [...doubts.filter(({ says }) => says === 'no'), ...doubts.filter(({ says }) => says !== 'no')];
}

/** Whether something is missing for sure: it is stated, or was seen, and is not stored. */
export function isMissing(findings: Findings): boolean {
  return doubtsOf(findings)[0]?.says === 'no';
}

/** Whether so much is missing that finding it may cost more than looking for a rest. */
export function isMuchMissing(findings: Findings): boolean {
  const { boards, tallies } = findings;
  if (tallies.storedPosts === 0 || (tallies.boards.size === 0 && isMissing(findings))) return true;
  return boards.threads !== null && boards.threads.covered < MUCH * boards.threads.stated;
}

function nothingStored({ tallies }: Findings): Doubt | undefined {
  return tallies.storedPosts > 0 ? undefined : { says: 'no', reason: 'no post was found' };
}

function onlyPartAskedFor(): Doubt {
  return { says: 'unknown', reason: 'only a part of the forum was asked for' };
}

function stillQueued({ queued }: Findings): Doubt | undefined {
  return queued === 0 ? undefined : { says: 'no', reason: `${amount(queued)} URLs are still to be fetched` };
}

/**
 * A list that ended too early misses a page of a board or a whole board. Old forums also count what is moved or hidden: a
 * thread or two here and there, which leaves it open whether anything is missing.
 */
function boardsShortOfThreads({ boards }: Findings): Doubt | undefined {
  const doubt = shortOf(boards.threads, THREADS_TO_HAVE, 'threads that the boards state');
  if (doubt === undefined) return undefined;
  const isScattered = boards.lines.every(({ statedThreads, storedThreads }) => {
    const missing = (statedThreads ?? 0) - storedThreads;
    return (
      missing <= Math.max(MISCOUNTED, MISCOUNTED_SHARE * (statedThreads ?? 0)) && storedThreads >= missing
    );
  });
  return isScattered ? { ...doubt, says: 'unknown' } : doubt;
}

function boardsShortOfPosts({ boards }: Findings): Doubt | undefined {
  return shortOf(boards.posts, POSTS_TO_HAVE, 'posts that the boards state');
}

function threadsShortOfPosts({ threads }: Findings): Doubt | undefined {
  return shortOf(threads, POSTS_TO_HAVE, 'posts that the threads state');
}

/** Threads that lists name and of which nothing is stored, though they are not gone. */
function threadsNotRead({ tallies, unread }: Findings): Doubt | undefined {
  const missing = tallies.threads - tallies.storedThreads - unread.goneThreads.size;
  if (missing <= (1 - THREADS_TO_HAVE) * tallies.threads) return undefined;
  return { says: 'no', reason: `${amount(missing)} threads are listed of which no post was found` };
}

/** A list that could not be read hides how much it lists; where it is gone, the counts of boards decide. */
function listsNotRead({ unread, boards }: Findings): Doubt | undefined {
  const failed = unread.lists.filter(({ reason }) => reason !== 'gone').length;
  if (failed > 0) return { says: 'no', reason: `${amount(failed)} pages of lists could not be read` };
  if (unread.lists.length === 0 || boards.threads !== null || boards.posts !== null) return undefined;
  return { says: 'unknown', reason: `${amount(unread.lists.length)} pages of lists are gone` };
}

function pagesNotRead({ unread, tallies }: Findings): Doubt | undefined {
  const failed = unread.others.length;
  if (failed <= (1 - THREADS_TO_HAVE) * tallies.threads) return undefined;
  return { says: 'no', reason: `${amount(failed)} pages of threads could not be read` };
}

/** What they hold is known once they were opened. */
function listsNotOpened({ unopened, boards }: Findings): Doubt | undefined {
  if (unopened.length === 0 || boards.threads !== null || boards.posts !== null) return undefined;
  const names = unopened.slice(0, 3).join(', ');
  return { says: 'unknown', reason: `threads name lists that were not opened: ${names}` };
}

/** Without any board, a list that the menu leads to is where the forum is. */
function listsNotFollowed({ questions }: Findings): Doubt | undefined {
  const lists = questions.flatMap((question) => question.lists ?? []);
  if (lists.length === 0) return undefined;
  return { says: 'no', reason: `lists were found that are not followed, start there: ${lists.join(', ')}` };
}

function nothingStated({ boards }: Findings): Doubt | undefined {
  if (boards.threads !== null || boards.posts !== null) return undefined;
  return { says: 'unknown', reason: 'the lists state no counts of threads or posts that can be believed' };
}

function shortOf(covered: Covered | null, toHave: number, what: string): Doubt | undefined {
  if (covered === null || covered.covered >= toHave * covered.stated) return undefined;
  return { says: 'no', reason: `${amount(covered.covered)} of ${amount(covered.stated)} ${what}` };
}

export function amount(value: number): string {
  return value.toLocaleString('en-US');
}
