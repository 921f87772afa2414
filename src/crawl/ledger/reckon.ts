// The reckoning of a site: what it states beside what is stored, what explains the difference, and the verdict.
import type { LinkMatcher } from '../../learn/index.ts';
import type { AskedQuestion, CountSource, CoverageRow, Ledger, Site, Store } from '../../store/index.ts';
import { boardSums } from './board-counts.ts';
import { type BoardLine, boardLines } from './board-shortfall.ts';
import { amount, doubtsOf, type Findings } from './evidence.ts';
import { readTallies } from './tallies.ts';
import { countThreads, type ShortThread } from './thread-counts.ts';
import { BELIEVED, type Trust } from './trust.ts';
import { unopenedLists } from './unopened-lists.ts';
import { readUnread, UNREAD_WORDS, type Unread } from './unread.ts';

/** Reckons, and keeps the result in the store. */
export async function reckon(
  store: Store,
  site: Pick<Site, 'id' | 'startUrl'>,
  matcher: Pick<LinkMatcher, 'match'>,
  now: number,
  questions: readonly AskedQuestion[] = [],
  isPart = false,
): Promise<Ledger> {
  const findings = await find(store, site, matcher, questions, isPart);
  const doubts = doubtsOf(findings);
  const { tallies, boards, threads } = findings;
  const shortBoards = boards.lines.map((line) => boardRow(line, findings.unread));
  const shortThreads = threads.short.map((thread) => threadRow(thread, findings.unread));
  const posts = boards.posts ?? (threads.statingThreads > 0 ? threads : null);
  const ledger: Ledger = {
    at: now,
    complete: doubts[0]?.says ?? 'yes',
    threads: { stated: boards.threads?.stated ?? null, stored: tallies.storedThreads },
    posts: { stated: posts?.stated ?? null, stored: tallies.storedPosts },
    reasons: doubts.map(({ reason }) => reason),
    rows: [
      {
        kind: 'site',
        url: site.startUrl,
        title: '',
        statedThreads: boards.threads?.stated ?? null,
        listedThreads: tallies.threads,
        storedThreads: tallies.storedThreads,
        statedPosts: posts?.stated ?? null,
        storedPosts: tallies.storedPosts,
        source: boards.threads === null ? '' : 'list of boards',
        trust: null,
        reason: doubts.map(({ reason }) => reason).join('; '),
      },
      ...shortBoards.sort((a, b) => missingOf(b) - missingOf(a) || (a.url < b.url ? -1 : 1)),
      ...shortThreads,
    ],
    otherShortThreads: threads.shortThreads - threads.short.length,
    sources: [
      ...boards.columns.map((one, i) => source(`counts beside boards (${i + 1})`, one)),
      source('counts beside threads', threads.replies),
      source('counts on threads', threads.told),
    ].filter(({ pairs }) => pairs > 0),
    questions,
  };
  await store.saveLedger(site.id, ledger);
  return ledger;
}

/** All that is known of a site by now. */
export async function find(
  store: Store,
  site: Pick<Site, 'id'>,
  matcher: Pick<LinkMatcher, 'match'>,
  questions: readonly AskedQuestion[] = [],
  isPart = false,
): Promise<Findings> {
  const unread = await readUnread(store, site.id, matcher, new Set(questions.flatMap(({ urls }) => urls)));
  const tallies = await readTallies(store, site.id, unread.goneThreads);
  const boards = boardLines(boardSums(tallies.boards));
  const threads = await countThreads(store, site.id, tallies, unread.goneThreads);
  const { queued, leased } = await store.frontierCounts(site.id);
  // Where boards state how much there is, nobody needs to guess.
  const unopened = boards.threads === null ? await unopenedLists(store, site, matcher) : [];
  return { tallies, boards, threads, unread, queued: queued + leased, unopened, questions, isPart };
}

function boardRow(line: BoardLine, unread: Unread): CoverageRow {
  const { sums, statedThreads, storedThreads, statedPosts, storedPosts, source, trust } = line;
  const { url, title } = sums.board;
  const listedThreads = line.isWhole ? sums.whole.listed : sums.own.listed;
  const counts = { statedThreads, listedThreads, storedThreads, statedPosts, storedPosts };
  return {
    kind: 'board',
    url,
    title,
    ...counts,
    source,
    trust,
    reason: reasonOf(line, listedThreads, unread),
  };
}

function reasonOf(line: BoardLine, listed: number, unread: Unread): string {
  const { statedThreads, storedThreads, statedPosts, storedPosts, sums } = line;
  const given = unread.of.get(sums.board.url);
  const isShort = statedThreads !== null && storedThreads < statedThreads;
  if (isShort && listed === 0) return given === undefined ? 'never opened' : UNREAD_WORDS[given.reason];
  if (isShort && given !== undefined)
    return `${amount(given.pages)} pages of its list ${UNREAD_WORDS[given.reason]}`;
  if (isShort && listed < statedThreads) return 'no further page found';
  if (isShort) return 'threads without posts';
  return statedPosts !== null && storedPosts < statedPosts ? 'threads short of posts' : '';
}

function threadRow({ url, title, stated, stored, source }: ShortThread, unread: Unread): CoverageRow {
  const given = unread.of.get(url);
  const reason =
    given !== undefined
      ? `${amount(given.pages)} of its pages ${UNREAD_WORDS[given.reason]}`
      : stored === 0
        ? 'no post found'
        : 'posts not found';
  return {
    kind: 'thread',
    url,
    title,
    statedThreads: null,
    listedThreads: null,
    storedThreads: null,
    statedPosts: stated,
    storedPosts: stored,
    source,
    trust: null,
    reason,
  };
}

function missingOf({ statedThreads, storedThreads, statedPosts, storedPosts }: CoverageRow): number {
  const threads = Math.max(0, (statedThreads ?? 0) - (storedThreads ?? 0));
  return threads > 0 ? 1e6 * threads : Math.max(0, (statedPosts ?? 0) - (storedPosts ?? 0));
}

function source(name: string, { trust, meaning, pairs, fitting }: Trust): CountSource {
  const counts = trust > BELIEVED ? meaning : 'nothing that fits';
  return { name, counts, trust: Math.round(1000 * trust) / 1000, pairs, fitting };
}
