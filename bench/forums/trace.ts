// One crawl looked at closely: each page learning looked at, what it was judged, what was followed there and what was left
// alone, each beside the truth; then what was asked for in vain and what was missed.
import type { ScoredForum } from '../../lab/truth/index.ts';
import { judgePage } from '../../src/classify/index.ts';
import { readStored, urlShape } from '../../src/crawl/index.ts';
import { UsageError } from '../../src/errors.ts';
import { LinkMatcher, type Scope } from '../../src/learn/index.ts';
import type { Page } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';
import type { FinishedCrawl } from './crawl.ts';
import { crawlAndScore } from './measure.ts';

const LEFT_ALONE = 'left alone';
const GROUPS_SHOWN = 14;
const URLS_SHOWN = 25;
const USEFUL = new Set(['entry', 'index', 'index-flip', 'thread', 'thread-flip']);

/** Crawls `NAME@START` and tells what happened, as lines. */
export async function traceCrawl(
  name: string,
  mirrors: string | undefined,
  strategy: StrategyName,
  scope?: Scope,
): Promise<string[]> {
  const [, forum, start] = /^([^@]+)@(.+)$/.exec(name) ?? [];
  if (forum === undefined || start === undefined)
    throw new UsageError('--trace: write NAME@START, like phpbb@thread or phpbb@http://phpbb.test/index.php');
  const traced = await crawlAndScore({ forum, group: 'lab', start, mirrors, strategy, scope });
  if (traced === undefined) throw new UsageError(`--trace: ${forum} has no page to start from as '${start}'`);
  const { crawl, finished, truth, asked } = traced;
  return [
    `${name}: ${crawl.startUrl}`,
    `exit ${crawl.exit}, said: ${crawl.said}`,
    Object.entries(crawl.figures)
      .map(([figure, value]) => `${figure} ${value}`)
      .join(', '),
    '',
    'Learning said',
    ...finished.notices.map((line) => `  ${line}`),
    '',
    'Pages learning looked at',
    ...learnedPages(finished, truth),
    '',
    `Entry: ${finished.model?.entry ?? 'none'} (truth: ${finished.model === undefined ? '–' : truth.typeOf(finished.model.entry).type})`,
    'Patterns',
    ...(finished.model?.patterns ?? []).map(
      ({ type, support, regex, follow, locations }) =>
        `  ${type}${follow === false ? ' (not followed)' : ''}, ${support} links: ${regex} ${locations.join(' ')}`,
    ),
    '',
    'Asked for in vain',
    ...shown(inVain(asked, truth)),
    '',
    'Threads missed, and lists that name them',
    ...missedThreads(finished, truth, asked),
  ];
}

function learnedPages({ learnedFrom, model }: FinishedCrawl, truth: ScoredForum): string[] {
  const matcher = model === undefined ? undefined : new LinkMatcher(model);
  return learnedFrom.flatMap((row, i) => {
    const page = readStored(row);
    const { type, confidence } = judgePage(pageStructure(page));
    return [
      `${String(i + 1).padStart(3)}. ${row.url}  "${page.title.slice(0, 60)}"`,
      `     judged ${type} (${confidence.toFixed(2)}), truth: ${truth.typeOf(row.url).type}`,
      ...linkLines(page, matcher, truth).map((line) => `       ${line}`),
    ];
  });
}

/** Links of a page by what became of them and by URL shape, largest groups first; '!' where the truth says otherwise. */
function linkLines(page: Page, matcher: LinkMatcher | undefined, truth: ScoredForum): string[] {
  const { host } = new URL(page.url);
  const groups = new Map<string, { followed: string; example: string; urls: Map<string, string> }>();
  for (const { url, location } of page.links) {
    if (new URL(url).host !== host) continue;
    const followed = matcher?.match(url, location)?.type ?? LEFT_ALONE;
    const key = `${followed} ${urlShape(url)}`;
    const group = groups.get(key) ?? { followed, example: url, urls: new Map() };
    groups.set(key, group);
    group.urls.set(url, truth.typeOf(url).type);
  }
  const sorted = [...groups.values()].sort((a, b) => b.urls.size - a.urls.size);
  const lines = sorted.slice(0, GROUPS_SHOWN).map(({ followed, example, urls }) => {
    const types = new Map<string, number>();
    for (const type of urls.values()) types.set(type, (types.get(type) ?? 0) + 1);
    const told = [...types].map(([type, count]) => `${count} ${type}`).join(', ');
    const isLeft = followed === LEFT_ALONE;
    const isWrong = [...types.keys()].some((type) => type !== 'entry' && USEFUL.has(type) === isLeft);
    return `${isWrong ? '! ' : ''}${followed}: ${urls.size} x ${example}  (truth: ${told})`;
  });
  const rest = sorted.length - lines.length;
  return rest > 0 ? [...lines, `and ${rest} smaller groups`] : lines;
}

function inVain(asked: readonly { url: string; status: number }[], truth: ScoredForum): string[] {
  const before = new Set<string>();
  return asked.flatMap(({ url, status }, n) => {
    const { type } = truth.typeOf(url);
    const again = before.has(url) ? ' again' : '';
    before.add(url);
    return again !== '' || status >= 300 || !USEFUL.has(type)
      ? [`#${n} ${status}${again} ${type} ${url}`]
      : [];
  });
}

function missedThreads(
  { learnedFrom }: FinishedCrawl,
  truth: ScoredForum,
  asked: readonly { url: string }[],
): string[] {
  const idOf = (url: string) => String(truth.typeOf(url).threadId ?? '');
  const seen = new Set(asked.map(({ url }) => idOf(url)));
  const missed = truth.threads().filter(({ id }) => !seen.has(id));
  const listed = new Map<string, string>();
  for (const row of learnedFrom)
    for (const { url } of readStored(row).links) if (idOf(url) !== '') listed.set(idOf(url), row.url);
  const lines = missed.map(
    ({ id, title }) =>
      `${id} "${title.slice(0, 60)}": ${listed.get(id) ?? 'on no page that learning looked at'}`,
  );
  return [`  ${missed.length} of ${truth.threads().length}`, ...shown(lines)];
}

function shown(lines: readonly string[]): string[] {
  const rest = lines.length - URLS_SHOWN;
  return [...lines.slice(0, URLS_SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])].map(
    (line) => `  ${line}`,
  );
}
