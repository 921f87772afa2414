// `skein search`: posts that have certain words.
import type { Command } from 'commander';
import { openStore, type SearchHit, shownLocation } from '../store/index.ts';
import { wholeNumber } from './option-values.ts';

interface SearchFlags {
  readonly limit: number;
  readonly json?: boolean;
}

export function addSearchCommand(program: Command): void {
  program
    .command('search')
    .description('Find posts by their words, in any script.')
    .argument('<db>', 'database of an earlier crawl')
    .argument('<words...>', 'all must occur; "in a row" in quotes, begin*, -without')
    .option('--limit <n>', 'at most this many', wholeNumber(1), 20)
    .option('--json', 'one JSON object a line')
    .action(async (db: string, words: string[], flags: SearchFlags) => search(db, words.join(' '), flags));
}

// A first search of a large database takes a while: whoever waits should know for what.
const TOLD_FROM = 50_000;

async function search(db: string, query: string, flags: SearchFlags): Promise<void> {
  const store = await openStore(db, { mustExist: true, isForReading: true });
  let isTold = false;
  const onIndexing = (done: number, total: number) => {
    if (isTold || total < TOLD_FROM || done === total) return;
    isTold = true;
    process.stderr.write(`skein: indexing ${total} posts that are new since the last search\n`);
  };
  try {
    const hits = await store.search(query, { limit: flags.limit, onIndexing });
    const lines = hits.map((hit, i) => (flags.json === true ? JSON.stringify(hit) : shown(hit, i + 1)));
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
    else process.stderr.write(`skein: no post in ${shownLocation(db)} has: ${query}\n`);
  } finally {
    await store.close();
  }
}

function shown(hit: SearchHit, rank: number): string {
  const heading = [hit.threadTitle || hit.thread, hit.board].filter((part) => part !== '').join(' · ');
  const who = [`#${hit.position}`, hit.author, hit.createdAt ?? ''].filter((part) => part !== '').join(', ');
  return plain(`${rank}. ${heading}\n   ${who}  ${hit.url}\n   `) + marked(hit);
}

/** What was searched for in bold, on a terminal. */
function marked({ snippet, marks }: SearchHit): string {
  if (!process.stdout.isTTY) return plain(snippet);
  let out = '';
  let at = 0;
  for (const [start, end] of marks) {
    out += `${plain(snippet.slice(at, start))}\u001b[1m${plain(snippet.slice(start, end))}\u001b[22m`;
    at = end;
  }
  return out + plain(snippet.slice(at));
}

/** Strangers' text must not steer the terminal. */
function plain(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '');
}
