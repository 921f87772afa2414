// Rows of single labelled index pages, read without a template: are the links of threads and boards the right ones, and
// called what they are?
//
//   npm run build && node dist/bench/posts/labelled-rows.js --labelled DIR [--failures]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rowsOfLonePage } from '../../src/learn/index.ts';
import { parsePage } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

interface Label {
  readonly file: string;
  readonly url: string | null;
  readonly type: string;
  readonly index_verified?: boolean;
  readonly thread_links?: readonly string[];
  readonly board_links?: readonly string[];
}

class Tally {
  found = 0;
  wanted = 0;
  got = 0;

  add(wanted: ReadonlySet<string>, got: ReadonlySet<string>): boolean {
    const found = [...wanted].filter((url) => got.has(url)).length;
    this.found += found;
    this.wanted += wanted.size;
    this.got += got.size;
    return found === wanted.size && found === got.size;
  }

  toString(): string {
    const percent = (of: number): string => ((100 * this.found) / Math.max(1, of)).toFixed(1);
    return `${this.wanted} | ${percent(this.got)} | ${percent(this.wanted)}`;
  }
}

const { values: flags } = parseArgs({
  options: { labelled: { type: 'string' }, failures: { type: 'boolean', default: false } },
});
if (flags.labelled === undefined) throw new Error('say where the labelled pages are: --labelled DIR');
const folder = flags.labelled;
const tallies = {
  thread: new Tally(),
  board: new Tally(),
  // The labels of some sites name boards within boards and headings that are boards, those of others do not.
  'board, unlabelled ones below boards left out': new Tally(),
  either: new Tally(),
};
let pages = 0;
for (const line of readFileSync(join(folder, 'forum', 'labels.jsonl'), 'utf8')
  .trim()
  .split('\n')) {
  const label = JSON.parse(line) as Label;
  if ((label.type !== 'index' && label.type !== 'entry') || label.index_verified === false) continue;
  const url = label.url !== null && /^https?:/.test(label.url) ? label.url : 'http://saved.invalid/saved/';
  const page = parsePage({ url, body: readFileSync(join(folder, label.file)) });
  const named = (links: readonly string[] = []): Set<string> =>
    new Set(links.flatMap((href) => (URL.canParse(href, url) ? [bare(new URL(href, url).href)] : [])));
  const rows = rowsOfLonePage(pageStructure(page));
  const listed = (kind: string): Set<string> =>
    new Set(rows.filter((row) => row.kind === kind).map((row) => bare(row.url)));
  const below = new Set(rows.filter(({ parent }) => parent !== null).map((row) => bare(row.url)));
  const isBelow = (link: string): boolean => below.has(link);
  const [threads, boards] = [named(label.thread_links), named(label.board_links)];
  const isRight = [
    tallies.thread.add(threads, listed('thread')),
    tallies.board.add(boards, listed('board')),
    tallies['board, unlabelled ones below boards left out'].add(
      boards,
      new Set([...listed('board')].filter((link) => boards.has(link) || !isBelow(link))),
    ),
    tallies.either.add(new Set([...threads, ...boards]), new Set(rows.map((row) => bare(row.url)))),
  ];
  pages++;
  if (flags.failures && isRight.includes(false))
    console.log(
      `  ${label.file}: ${threads.size} threads, ${listed('thread').size} listed; ${boards.size} boards, ${listed('board').size} listed`,
    );
}
console.log(`\n| ${pages} pages | links | precision | recall |\n|---|---|---|---|`);
for (const [kind, tally] of Object.entries(tallies)) console.log(`| ${kind} | ${tally} |`);

function bare(url: string): string {
  return url.replace(/#.*$/, '');
}
