// Mutated answers by the million through fetch, page, records and learn: no crash, no hang, bounded memory.
//
//     node dist/bench/faults/mutated-responses.js --count 1000000 --state mutated.json
//
// A round learns a forum whose answers are broken and reads every page of it that came. It can be ended at any time and goes
// on from the state file; a round is what its number makes it.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FetchError, SkeinError } from '../../src/errors.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import type { SiteModel } from '../../src/learn/index.ts';
import { type Page, parsePage } from '../../src/page/index.ts';
import { applyTemplate, extractIndexRows, extractPosts, pageStructure } from '../../src/records/index.ts';
import { strategies } from '../../src/strategies/index.ts';
import { generator } from '../records/mutate.ts';
import { type MutatedForum, startMutatedForum } from './mutated-forum.ts';
import { smallForum } from './small-forums.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    share: { type: 'string', default: '0.85' },
    /** Pages of a round. */
    pages: { type: 'string', default: '16' },
    /** Rounds at the same time, so that one that waits does not hold up all. */
    rounds: { type: 'string', default: '4' },
    state: { type: 'string', default: '' },
  },
});
const [count, share, pages] = [Number(values.count), Number(values.share), Number(values.pages)];
/** What the issue calls a hang, in processor time: the machine may be busy with other things. */
const HANG_MS = 2_000;
/** A round that takes so long has hung, too; a busy machine needs some seconds for one. */
const ROUND_MS = 300_000;
/** The state is written after so many rounds. */
const SAVE_EVERY = 50;

interface State {
  rounds: number;
  /** Broken answers, of so many answers in all. */
  mutated: number;
  answers: number;
  /** Rounds that found a forum in spite of it. */
  understood: number;
  /** Errors that are none of ours, by message. */
  crashes: Record<string, number>;
  hangs: number;
  /** The longest time that nothing else could run, processor time; at most 100 ms too long. */
  slowestMs: number;
  mostMegabytes: number;
  cpuSeconds: number;
}

let state: State = {
  rounds: 0,
  mutated: 0,
  answers: 0,
  understood: 0,
  crashes: {},
  hangs: 0,
  slowestMs: 0,
  mostMegabytes: 0,
  cpuSeconds: 0,
};
if (values.state !== '' && existsSync(values.state))
  state = JSON.parse(readFileSync(values.state, 'utf8')) as State;
let next = state.rounds;

process.on('unhandledRejection', (error) => crashed(error));
process.on('uncaughtException', (error) => crashed(error));
let shouldStop = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    shouldStop = true;
  });

// Whoever hogs the thread makes this late, and the processor time since is theirs.
let before = process.cpuUsage();
const watch = setInterval(() => {
  const used = process.cpuUsage(before);
  before = process.cpuUsage();
  const ms = Math.round((used.user + used.system) / 1000);
  state.cpuSeconds += ms / 1000;
  state.slowestMs = Math.max(state.slowestMs, ms);
  if (ms > HANG_MS) {
    state.hangs++;
    process.stderr.write(`${ms} ms of processor time in one go, about round ${next}\n`);
  }
  state.mostMegabytes = Math.max(state.mostMegabytes, Math.round(process.memoryUsage.rss() / 1e6));
}, 100);

const forums = await Promise.all(
  Array.from({ length: Number(values.rounds) }, () => startMutatedForum(share)),
);
await Promise.all(forums.map(playRounds));
clearInterval(watch);
save();
process.stdout.write(`${JSON.stringify({ ...state, cpuSeconds: Math.round(state.cpuSeconds) }, null, 2)}\n`);
for (const forum of forums) await forum.close();
process.exit(Object.keys(state.crashes).length + state.hangs === 0 ? 0 : 1);

async function playRounds(forum: MutatedForum): Promise<void> {
  const startUrl = `http://127.0.0.1:${forum.port}/`;
  while (!shouldStop && state.mutated < count) {
    const number = next++;
    const [answers, mutated] = [forum.answers, forum.mutated];
    forum.show(smallForum(number), generator(number));
    const late = setTimeout(() => {
      state.hangs++;
      process.stderr.write(`round ${number} does not end\n`);
    }, ROUND_MS);
    try {
      await playRound(startUrl);
      state.understood++;
    } catch (error) {
      // "This is not a forum" is a fair thing to say of what is left of it.
      if (!(error instanceof SkeinError)) crashed(error, `round ${number}`);
    }
    clearTimeout(late);
    state.answers += forum.answers - answers;
    state.mutated += forum.mutated - mutated;
    if (++state.rounds % SAVE_EVERY === 0) save();
  }
}

/** Learns the forum and reads its pages. Throws SkeinError when it cannot be learned. */
async function playRound(startUrl: string): Promise<void> {
  const fetcher = new HttpFetcher({
    startUrl,
    rate: 0,
    headersTimeoutMs: 2_000,
    bodyTimeoutMs: 2_000,
    totalTimeoutMs: 4_000,
    retry: { retries: 1, baseMs: 1, capMs: 1 },
  });
  const seen: Page[] = [];
  let model: SiteModel | undefined;
  try {
    model = await strategies.skein(
      startUrl,
      async (url) => {
        try {
          const page = parsePage(await fetcher.fetch({ url }));
          seen.push(page);
          return page;
        } catch (error) {
          if (error instanceof FetchError) return error;
          throw error;
        }
      },
      { budget: pages },
    );
  } finally {
    await fetcher.close();
    for (const page of seen) read(page, model);
  }
}

/** Lists and posts; learning has judged what kind of page it is. */
function read(page: Page, model: SiteModel | undefined): void {
  const structure = pageStructure(page);
  extractIndexRows(structure);
  if (model?.postTemplate != null) applyTemplate(page, model.postTemplate);
  else extractPosts(structure);
}

function save(): void {
  if (values.state === '') return;
  writeFileSync(`${values.state}.new`, JSON.stringify(state));
  renameSync(`${values.state}.new`, values.state);
}

function crashed(error: unknown, where = ''): void {
  const message = error instanceof Error ? error.message : String(error);
  state.crashes[message] = (state.crashes[message] ?? 0) + 1;
  if (state.crashes[message] === 1)
    process.stderr.write(`${where}: ${error instanceof Error ? error.stack : message}\n`);
}
