// The entry page found from pages of all kinds: ours, FoCUS's algorithm 3, and the keyword baseline.
//
//   npm run build && node dist/bench/entry/main.js [--lab DIR] [--pages N] [--only TEXT] [--methods a,b] [--failures]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findEntry } from '../../src/learn/entry.ts';
import { Explorer } from '../../src/learn/explorer.ts';
import { discoverEntry } from '../../src/learn/focus-entry.ts';
import { FocusPages } from '../../src/learn/focus-pages.ts';
import type { FetchPage } from '../../src/learn/index.ts';
import { startPage } from '../../src/learn/start-page.ts';
import { entryByKeyword } from './keyword-baseline.ts';
import { entrySets } from './page-sets.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: join('..', 'shared', 'lab') },
    pages: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    methods: { type: 'string', default: 'skein,focus,keywords' },
    /** Seeds of combined dialects to add, as 501-520. */
    combined: { type: 'string', default: '' },
    failures: { type: 'boolean', default: false },
  },
});

interface Answer {
  readonly url: string | undefined;
  readonly requests: number;
}

const BUDGET = 80;
const FOCUS_BUDGET = 180;

const methods: Record<string, (start: string, fetchPage: FetchPage) => Promise<Answer>> = {
  async skein(start, fetchPage) {
    const explorer = new Explorer(fetchPage, BUDGET);
    const { page } = await findEntry(explorer, (await startPage(explorer, start)).page);
    return { url: page.page.url, requests: explorer.asked };
  },
  async focus(start, fetchPage) {
    const pages = new FocusPages(fetchPage, FOCUS_BUDGET);
    const entry = await discoverEntry(pages, await pages.start(start), { votes: 5, candidates: 3 });
    return { url: entry?.page.url, requests: pages.asked + 1 };
  },
  async 'focus as printed'(start, fetchPage) {
    const pages = new FocusPages(fetchPage, FOCUS_BUDGET);
    const entry = await discoverEntry(pages, await pages.start(start), { votes: 5, candidates: 1 });
    return { url: entry?.page.url, requests: pages.asked + 1 };
  },
  keywords: async (start) => ({ url: entryByKeyword(start), requests: 0 }),
};

interface Tally {
  starts: number;
  answers: number;
  right: number;
  requests: number;
}

const names = flags.methods.split(',');
const [from, to] = flags.combined.split('-').map(Number);
const combined = flags.combined === '' ? [] : Array.from({ length: to! - from! + 1 }, (_, i) => from! + i);
// Who never answers is never wrong: that is no precision.
const cells = ({ starts, answers, right, requests }: Tally): string =>
  `${answers === 0 ? '–' : ((100 * right) / answers).toFixed(1)} / ${((100 * right) / starts).toFixed(1)} | ${(requests / starts).toFixed(1)}`;
const emptyTally = (): Tally => ({ starts: 0, answers: 0, right: 0, requests: 0 });
const totals = new Map<string, Tally>();

console.log(`| forum | ${names.map((name) => `${name}: precision / recall % | requests`).join(' | ')} |`);
console.log(`|---|${names.map(() => '---|---|').join('')}`);
for (const set of entrySets(flags.lab, combined)) {
  if (!set.name.includes(flags.only)) continue;
  const { starts, isEntry, visitor, close } = await set.open(Number(flags.pages));
  const row = names.map(emptyTally);
  const failures: string[] = [];
  for (const { url, kind } of starts) {
    for (const [i, name] of names.entries()) {
      const { fetchPage, close: leave } = visitor();
      const answer = await methods[name]!(url, fetchPage);
      await leave();
      const isRight = answer.url !== undefined && isEntry(answer.url);
      const total = totals.get(`${set.name.split(' ')[0]}s ${name}`) ?? emptyTally();
      totals.set(`${set.name.split(' ')[0]}s ${name}`, total);
      for (const tally of [row[i]!, total]) {
        tally.starts++;
        tally.requests += answer.requests;
        if (answer.url !== undefined) tally.answers++;
        if (isRight) tally.right++;
      }
      if (!isRight)
        failures.push(`  ${name}, from ${kind} ${url}: ${answer.url} (${answer.requests} requests)`);
    }
  }
  console.log(`| ${set.name} | ${row.map(cells).join(' | ')} |`);
  if (flags.failures) for (const failure of failures) console.log(failure);
  await close();
}
for (const kind of ['mirrors', 'dialects'])
  if (totals.has(`${kind} ${names[0]}`))
    console.log(
      `| **all ${kind}** | ${names.map((name) => cells(totals.get(`${kind} ${name}`)!)).join(' | ')} |`,
    );
