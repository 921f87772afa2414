// Learning a forum by active sampling: climb to the entry, then look behind the links that may be titles.
import { CrawlError } from '../errors.ts';
import { findDates, fold, foldedText } from '../page/index.ts';
import { extractIndexRows, extractPosts, type PageStructure } from '../records/index.ts';
import { type EntryFound, findEntry } from './entry.ts';
import { Explorer, type FetchPage, type SeenPage } from './explorer.ts';
import type { Evidence } from './findings.ts';
import { MOSTLY } from './group-order.ts';
import { datedRow } from './lone-rows.ts';
import { ArchiveSearch, exploreArchive, lookBeside, showsAnswers } from './message-archive.ts';
import { peopleTest } from './people.ts';
import { listsBehindPortal } from './portal.ts';
import { type LearnOptions, Sampling } from './sampling.ts';
import { cannotStart, startPage } from './start-page.ts';

// Nearly every forum has shown a thread with answers when so many of its pages were seen.
const PAGES_WITHOUT_ANSWERS = 12;
// A page that lists so many boards is a forum's front page; a board may hold one other.
const MIN_BOARDS = 2;
// What says more than this is no row of a list: a link alone on its page stands in all of it.
const MAX_ROW = 400;

/** Samples a forum from any of its pages. Throws CrawlError, saying what was seen, when it does not look like one. */
export async function exploreForum(
  startUrl: string,
  fetchPage: FetchPage,
  options: LearnOptions,
): Promise<Evidence> {
  const explorer = new Explorer(fetchPage, options.budget, options.knownPages);
  const { page: start, failure } = await startPage(explorer, startUrl);
  const entry = await findEntry(explorer, start);
  options.tell?.(`entry page: ${entry.page.url}`);
  const search = new ArchiveSearch(explorer);
  // Threads of several posts are no messages; elsewhere pages of one post each may be those of an archive.
  const isArchive = async () =>
    !explorer.pages.some((seen) => showsAnswers(explorer, seen)) && (await search.find()) !== undefined;
  const isOver = async () => explorer.asked >= PAGES_WITHOUT_ANSWERS && (await isArchive());
  const first = await sample(explorer, entry, options, isOver);
  const sampled = (await fromThread(explorer, start, first, options)) ?? first;
  const isUnlikely = start.type !== 'index' && !explorer.pages.some((seen) => showsAnswers(explorer, seen));
  if (isUnlikely && search.found === undefined) await lookBeside(explorer, start);
  if (await isArchive()) return exploreArchive(explorer, search.found!, entry, options);
  const evidence = isDiscussed(sampled) ? sampled : await behindPortal(explorer, start, options);
  if (evidence !== undefined) return { ...evidence, entry: entryOf(evidence) };
  if (failure !== undefined) throw cannotStart(startUrl, failure);
  const missing = sampled.links.examples.thread.length === 0 ? 'none led to threads' : 'none has answers';
  throw new CrawlError(
    `${startUrl} does not look like part of a forum: it is ${describe(start)}, ` +
      `and of ${explorer.asked} pages around it ${missing}`,
  );
}

/**
 * Samples from an entry. Boards seen on the way up that are not found are boards misjudged, mostly because of the start
 * (what somebody wrote in all boards looks like a thread): with real threads seen since, they are judged again.
 */
async function sample(
  explorer: Explorer,
  entry: EntryFound,
  options: LearnOptions,
  isOver: () => Promise<boolean>,
): Promise<Evidence> {
  const evidence = await new Sampling(explorer, entry, options, isOver).run();
  if (entry.listsBoards !== true || evidence.links.examples.index.length > 0 || (await isOver()))
    return evidence;
  const again = await new Sampling(explorer, entry, options, isOver).run();
  return again.links.examples.index.length > 0 ? again : evidence;
}

/**
 * What is found from above a thread, where the start is a page that nothing lists (a profile) and leads to threads by
 * searches alone: the trail of a thread leads to all boards.
 */
async function fromThread(
  explorer: Explorer,
  start: SeenPage,
  { entry }: Evidence,
  options: LearnOptions,
): Promise<Evidence | undefined> {
  const isPerson = () => peopleTest(explorer)({ ...explorer.shapes.of(start.url), links: [start] });
  if (entry.page !== start || start.url.endsWith('/') || (start.type === 'index' && !isPerson()))
    return undefined;
  const thread = explorer.pages.find((seen) => seen !== start && showsAnswers(explorer, seen));
  const above = thread === undefined ? undefined : await findEntry(explorer, thread);
  if (above === undefined || above.page === start || above.page.type !== 'index') return undefined;
  options.tell?.(`entry page, above a thread: ${above.page.url}`);
  const evidence = await new Sampling(explorer, above, options).run();
  return evidence.links.examples.index.length > 0 && isDiscussed(evidence) ? evidence : undefined;
}

/**
 * Whether threads were found, and more than articles, which look like threads of one post: somebody must have answered
 * somewhere, a list must count answers, or a board must tell who wrote last.
 */
function isDiscussed(evidence: Evidence): boolean {
  if (evidence.links.examples.thread.length === 0) return false;
  // News on a site's front page, with a name and a date each, are no answers.
  const threads = new Set(evidence.links.examples.thread);
  const isFront = (page: SeenPage) => page === evidence.entry.page && !threads.has(page.url);
  const isAnswered = evidence.pages.some(
    (page) => (!isFront(page) && hasAnswers(page)) || countsReplies(page.structure),
  );
  return isAnswered || tellsLastPost(evidence);
}

/** What is found from lists behind the links of a page that leads to no threads itself. */
async function behindPortal(
  explorer: Explorer,
  start: SeenPage,
  options: LearnOptions,
): Promise<Evidence | undefined> {
  for (const page of await listsBehindPortal(explorer, start)) {
    options.tell?.(`a forum may begin at ${page.url}`);
    const entry = { page, confidence: page.confidence, boards: [] };
    const evidence = await new Sampling(explorer, entry, options).run();
    if (isDiscussed(evidence)) return evidence;
  }
  return undefined;
}

/**
 * The page to begin at. The page that was climbed to may lead nowhere (a profile), while one beside it, asked for in
 * search of boards, lists them; and a site's front page leads to the forum by one link of its menu.
 */
export function entryOf({ entry, pages, links }: Evidence): Evidence['entry'] {
  const found = new Set([...links.examples.index, ...links.examples.thread]);
  const isFound = ({ url }: { readonly url: string }): boolean => found.has(url);
  const counted = (page: SeenPage): number =>
    new Set(page.page.links.filter(isFound).map(({ url }) => url)).size;
  const front = frontOf(entry.page, pages, links.examples.index);
  if (front !== undefined) return { ...entry, page: front };
  if (found.has(entry.page.url) || counted(entry.page) > 0) return entry;
  const [best] = pages
    .filter((page) => page.type !== 'thread' && !found.has(page.url) && counted(page) > 0)
    .sort((a, b) => counted(b) - counted(a));
  return best === undefined ? entry : { ...entry, page: best };
}

/** The list of boards behind a page that is none itself and leads to nothing else that was found. */
function frontOf(
  portal: SeenPage,
  pages: readonly SeenPage[],
  boards: readonly string[],
): SeenPage | undefined {
  const boardsOn = ({ page }: SeenPage) =>
    new Set(page.links.map(({ url }) => url).filter((url) => boards.includes(url) && url !== page.url));
  const [url, ...others] = boardsOn(portal);
  if (portal.type === 'index' || url === undefined || others.length > 0) return undefined;
  const front = pages.find((page) => page.url === url && page.type === 'index');
  return front !== undefined && boardsOn(front).size >= MIN_BOARDS ? front : undefined;
}

/** Whether somebody wrote on the page and somebody else did after. */
function hasAnswers({ type, structure }: Pick<SeenPage, 'type' | 'structure'>): boolean {
  return type === 'thread' && extractPosts(structure).posts.length > 1;
}

/** Whether most rows of a list tell how many answers there are. */
function countsReplies(structure: PageStructure): boolean {
  const rows = extractIndexRows(structure);
  // 'News item 3' counts nothing.
  const counted = rows.filter(
    ({ replies, title }) => replies !== null && !title.match(/\p{Nd}+/gu)?.includes(String(replies)),
  );
  return counted.length >= 2 && counted.length >= MOSTLY * rows.length;
}

/** Whether the row of a board names who wrote a post found below it, beside counts: so does no list of articles. */
function tellsLastPost({ pages, links }: Evidence): boolean {
  const boards = new Set(links.examples.index);
  const authors = pages
    .filter(({ url }) => !boards.has(url))
    .flatMap(({ structure }) => extractPosts(structure).posts.slice(0, 1))
    .flatMap(({ author, time }) => (author.name === '' || time === null ? [] : [fold(author.name)]));
  return pages.some(({ page, structure }) =>
    page.links
      .filter(({ url }) => boards.has(url))
      .some(({ node, text }) => {
        const row = foldedText(page.tree, datedRow(page.tree, structure.facts, node));
        const isRow = row.length <= MAX_ROW && holdsCount(row.replace(fold(text), ' '), page.writtenAt);
        return isRow && authors.some((name) => row.includes(name));
      }),
  );
}

/** Whether a row holds a number that is no part of a date. */
function holdsCount(row: string, now: number): boolean {
  let rest = row;
  for (const { start, end } of findDates(row, { now }).toReversed())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return /(?<!\p{L}|\p{N})\p{N}+(?!\p{L}|\p{N})/u.test(rest);
}

function describe({ type, page }: SeenPage): string {
  const what = {
    index: 'a list',
    entry: 'a list',
    thread: 'a page of posts',
    other: 'neither a list nor a discussion',
  };
  return `"${page.title.slice(0, 60)}", ${what[type]}`;
}
