// Index and thread links of index pages, found by a learned model and judged by the truth (FoCUS 5.2.1); with what
// learning took: pages and processor time.
//
//   npm run build && node dist/bench/links/main.js [--lab DIR] [--only TEXT] [--combined 4001-4010] [--failures]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FetchError } from '../../src/errors.ts';
import { type Fetcher, HttpFetcher } from '../../src/fetch/index.ts';
import { LinkMatcher, type SiteModel } from '../../src/learn/index.ts';
import { type Page, parsePage } from '../../src/page/index.ts';
import { learnSkein } from '../../src/strategies/skein.ts';
import { forumNames, openForum } from '../forums/index.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: join('..', 'shared', 'lab') },
    only: { type: 'string', default: '' },
    /** Seeds of combined dialects to add, as 4001-4010. */
    combined: { type: 'string', default: '' },
    failures: { type: 'boolean', default: false },
  },
});

const BUDGET = 80;
const INDEX_PAGES = new Set(['entry', 'index', 'index-flip']);
const MAX_PAGES = 60;
const FAILURES_SHOWN = 8;

interface Learned {
  readonly model: SiteModel;
  readonly pages: number;
  /** Parsing included, fetching not. */
  readonly cpuSeconds: number;
}

interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

type Counted = 'index' | 'thread';
type Tallies = Readonly<Record<Counted, Tally>>;

const noTallies = (): Tallies => ({
  index: { right: 0, wrong: 0, missed: 0 },
  thread: { right: 0, wrong: 0, missed: 0 },
});

/** Processor time of this process so far, in seconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function learn(fetcher: Fetcher, startUrl: string): Promise<Learned> {
  let pages = 0;
  // The lab answers in this very process: what that takes is not learning.
  let elsewhere = 0;
  const since = cpu();
  const model = await learnSkein(
    startUrl,
    async (url) => {
      pages++;
      const before = cpu();
      const response = await fetcher.fetch({ url, accept: 'html' }).catch((error: unknown) => {
        if (error instanceof FetchError) return error;
        throw error;
      });
      elsewhere += cpu() - before;
      return response instanceof FetchError ? response : parsePage(response);
    },
    { budget: BUDGET },
  );
  return { model, pages, cpuSeconds: cpu() - since - elsewhere };
}

/**
 * Each page of the site that a page links to counts once, under the URL the model would ask for it; links to posts are no
 * links to threads.
 */
function judge(
  page: Page,
  matcher: LinkMatcher,
  kindOf: (url: string) => string,
  tallies: Tallies,
): string[] {
  const { host } = new URL(page.url);
  const found = new Map<string, Counted | undefined>();
  for (const { url, fragment, location } of page.links) {
    if (new URL(url).host !== host || (fragment !== '' && fragment !== 'top')) continue;
    // What is known and not followed was found as well.
    const match = matcher.recognise(url, location);
    const type = match?.type === 'index' || match?.type === 'thread' ? match.type : undefined;
    const asked = match?.url ?? url;
    // Found at one place is found.
    if (!found.has(asked) || type !== undefined) found.set(asked, type);
  }
  const failures: string[] = [];
  for (const [url, type] of found) {
    const kind = kindOf(url);
    // Later pages are the matter of bench/flips; the entry is known.
    if (kind.endsWith('-flip') || kind === 'entry' || (type === undefined && !isCounted(kind))) continue;
    if (type === kind) {
      tallies[type].right++;
      continue;
    }
    if (type !== undefined) tallies[type].wrong++;
    if (isCounted(kind)) tallies[kind].missed++;
    failures.push(`  ${url}: ${kind}, taken for ${type ?? 'none'}`);
  }
  return failures;
}

const isCounted = (kind: string): kind is Counted => kind === 'index' || kind === 'thread';

const [from, to] = flags.combined.split('-').map(Number);
const seeds = flags.combined === '' ? [] : Array.from({ length: to! - from! + 1 }, (_, i) => from! + i);
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(2);
const cells = ({ right, wrong, missed }: Tally): string =>
  `${right + missed} | ${share(right, right + wrong)} / ${share(right, right + missed)}`;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const totals = new Map<string, { tallies: Tallies; pages: number[]; seconds: number[] }>();
console.log(
  '| forum | thread links | precision / recall % | index links | precision / recall % | pages to learn | CPU s to learn |',
);
console.log('|---|---|---|---|---|---|---|');
const mirrors = join(flags.lab, 'mirrors');
const source = {
  mirrors: existsSync(mirrors) ? mirrors : undefined,
  lab: true,
  sizes: ['small'],
  combined: seeds,
} as const;
for (const name of forumNames(source)) {
  if (!name.includes(flags.only)) continue;
  const forum = await openForum(name, source.mirrors);
  const [entry] = forum.starts.entry;
  const fetcher = new HttpFetcher({
    startUrl: entry!,
    rate: 0,
    retry: { baseMs: 5 },
    ...(forum.proxyUrl !== undefined && { proxy: forum.proxyUrl }),
  });
  const kindOf = (url: string): string => forum.truth.typeOf(url).type;
  const tallies = noTallies();
  const failures: string[] = [];
  const { model, pages, cpuSeconds } = await learn(fetcher, entry!);
  const matcher = new LinkMatcher(model);
  const known = [entry!, ...forum.starts.board, ...forum.starts.flip];
  for (const url of known.filter((one) => INDEX_PAGES.has(kindOf(one))).slice(0, MAX_PAGES)) {
    const page = parsePage(await fetcher.fetch({ url, accept: 'html' }));
    failures.push(...judge(page, matcher, kindOf, tallies));
  }
  const kind = `${forum.group} forums`;
  const total = totals.get(kind) ?? { tallies: noTallies(), pages: [], seconds: [] };
  totals.set(kind, total);
  for (const type of ['index', 'thread'] as const)
    for (const name of ['right', 'wrong', 'missed'] as const)
      total.tallies[type][name] += tallies[type][name];
  total.pages.push(pages);
  total.seconds.push(cpuSeconds);
  console.log(
    `| ${name} | ${cells(tallies.thread)} | ${cells(tallies.index)} | ${pages} | ${cpuSeconds.toFixed(1)} |`,
  );
  if (flags.failures)
    for (const failure of [...new Set(failures)].slice(0, FAILURES_SHOWN)) console.log(failure);
  await fetcher.close();
  await forum.close();
}
for (const [kind, { tallies, pages, seconds }] of totals)
  console.log(
    `| **all ${kind}** | ${cells(tallies.thread)} | ${cells(tallies.index)} | ` +
      `median ${median(pages)}, most ${Math.max(...pages)} | most ${Math.max(...seconds).toFixed(1)} |`,
  );
