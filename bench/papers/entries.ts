// Entry pages found from any page (FoCUS 5.2.3, table 3): by algorithm 3, by the paper's baseline, and by skein.
import { FetchError } from '../../src/errors.ts';
import { findEntry } from '../../src/learn/entry.ts';
import { Explorer } from '../../src/learn/explorer.ts';
import type { FetchPage } from '../../src/learn/index.ts';
import { startPage } from '../../src/learn/start-page.ts';
import { discoverEntry, FocusPages } from '../../src/papers/focus/index.ts';
import { type Forum, pagesOf } from './forums.ts';
import { draw } from './starts.ts';

/** What a method answered in each repetition; null: nothing. */
export type EntryAnswers = readonly (boolean | null)[];

export interface EntryFigures {
  readonly forum: string;
  /** By method, whether it was right, one start after the other. */
  readonly methods: Readonly<Record<string, EntryAnswers>>;
}

// The paper: one page of each forum, drawn ten times.
const REPETITIONS = 10;
const SKEIN_BUDGET = 80;
// What the strategy allows for it.
const FOCUS_BUDGET = 180;

export async function findEntries(forum: Forum, seed: number): Promise<EntryFigures> {
  const fetchPage = remembering(pagesOf(forum));
  const methods: Record<string, (start: string) => Promise<string | undefined>> = {
    baseline: async (start) => entryByKeyword(start),
    focus: async (start) => {
      const pages = new FocusPages(fetchPage, FOCUS_BUDGET);
      return (await discoverEntry(pages, await pages.start(start)))?.page.url;
    },
    skein: async (start) => {
      const explorer = new Explorer(fetchPage, SKEIN_BUDGET);
      return (await findEntry(explorer, (await startPage(explorer, start)).page)).page.url;
    },
  };
  const starts: string[] = [];
  for (const url of draw(forum.pages, 2 * REPETITIONS, seed))
    if (starts.length < REPETITIONS && !((await fetchPage(url)) instanceof FetchError)) starts.push(url);
  const answers: Record<string, (boolean | null)[]> = {};
  for (const [name, method] of Object.entries(methods)) {
    answers[name] = [];
    for (const start of starts) {
      const found = await method(start).catch(() => undefined);
      answers[name].push(found === undefined ? null : forum.truthOf(found).type === 'entry');
    }
  }
  return { forum: forum.name, methods: answers };
}

/** Methods and starts look at the same pages. A fragment asks for a page anew: that is how session ids are found. */
export function remembering(fetchPage: FetchPage): FetchPage {
  const known = new Map<string, ReturnType<FetchPage>>();
  return (url) => {
    const page = known.get(url) ?? fetchPage(url);
    known.set(url, page);
    return page;
  };
}

const KEYWORDS = ['forum', 'board', 'community', 'bbs', 'discuss'];

/** The baseline of 5.2.3: the path up to the first keyword that ends with '/', else the root of the host. */
export function entryByKeyword(url: string): string {
  const { origin, pathname } = new URL(url);
  const ends = KEYWORDS.map((word) => ({ word, at: pathname.toLowerCase().indexOf(`${word}/`) }))
    .filter(({ at }) => at >= 0)
    .map(({ word, at }) => at + word.length + 1);
  return origin + (ends.length === 0 ? '/' : pathname.slice(0, Math.min(...ends)));
}
