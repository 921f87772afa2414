// A mirror: a forum saved as a WARC file, with its truth beside it. The folder's format: truth.json (entry, URL rules that
// give each page's type), threads.jsonl, posts.jsonl, urls.jsonl (what was saved), mirror.warc.zst.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FetchError, InputError } from '../../src/errors.ts';
import { ArchiveFetcher } from '../../src/fetch/index.ts';
import type { ScoredForum, ScoredThread } from '../truth/index.ts';
import type { TruthPage, TruthType } from '../types.ts';
import type { SavedAnswer } from './replay.ts';

interface TruthFile {
  readonly entry: string;
  readonly entryAliases?: readonly string[];
  /** The first rule that matches says what a URL is; `id` names the group that holds the board's or thread's id. */
  readonly rules: readonly {
    readonly re: string;
    readonly type: TruthType;
    readonly id: number | 'length' | null;
  }[];
  /** URLs that show again what another URL shows. */
  readonly dupRules?: readonly string[];
  /** What is known to be wrong with the truth; only copies of forums that people wrote in have some. */
  readonly flaws?: Readonly<Record<string, number>>;
}

interface PostLine {
  readonly id: string;
  readonly thread: string | number;
  readonly n: number;
  readonly author: string;
  readonly created: number;
  readonly text: string;
  readonly replyTo?: string | number | null;
}

export interface SavedPage {
  readonly url: string;
  readonly title: string;
  readonly truth: TruthPage;
}

export interface Mirror extends ScoredForum {
  readonly name: string;
  readonly entryUrls: readonly string[];
  /** A copy of a forum that people wrote in. */
  readonly isReal: boolean;
  /** Saved HTML pages. */
  readonly saved: readonly SavedPage[];
  /** Where the pages are. */
  readonly archive: string;
}

/** Names of the mirrors in a folder. */
export function mirrorNames(folder: string): string[] {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'truth.json')))
    : [];
  if (names.length === 0)
    throw new InputError(`${folder} holds no mirrors: name a folder of folders with truth.json`);
  return names.sort();
}

/** Reads a mirror's truth. */
export function readMirror(folder: string): Mirror {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as TruthFile;
  const typeOf = typesOf(truth);
  const threads = readLines<Omit<ScoredThread, 'id' | 'pages'> & { id: string | number; pages?: number }>(
    join(folder, 'threads.jsonl'),
  ).map((thread) => ({
    ...thread,
    id: String(thread.id),
    board: String(thread.board),
    pages: thread.pages || 1,
  }));
  const urls = readLines<{ url: string; status: number; type: string; title?: string }>(
    join(folder, 'urls.jsonl'),
  ).filter(({ status }) => status === 200);
  const saved = urls
    .filter(({ type }) => type.startsWith('text/html'))
    .map(({ url, title = '' }) => ({ url, title, truth: typeOf(url) }));
  const index = urls.filter(({ url }) => typeOf(url).type.startsWith('index')).length;
  const thread = threads.reduce((sum, { pages }) => sum + pages, 0);
  const posts = readLines<PostLine>(join(folder, 'posts.jsonl')).map((post) => ({
    ...post,
    thread: String(post.thread),
    replyTo: post.replyTo == null ? null : String(post.replyTo),
  }));
  return {
    name: basename(folder),
    entryUrls: [truth.entry, ...(truth.entryAliases ?? [])],
    isReal: truth.flaws !== undefined,
    saved,
    archive: join(folder, 'mirror.warc.zst'),
    ideal: { entry: 1, index, thread, total: 1 + index + thread },
    typeOf,
    threads: () => threads,
    posts: () => posts,
  };
}

function readLines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

function typesOf({ rules: given, dupRules = [] }: TruthFile): (url: string) => TruthPage {
  const rules = given.map((rule) => ({ ...rule, re: new RegExp(rule.re, 'i') }));
  const duplicates = dupRules.map((rule) => new RegExp(rule, 'i'));
  const known = new Map<string, TruthPage>();
  const typeOf = (url: string): TruthPage => {
    for (const { re, type, id } of rules) {
      const match = re.exec(url);
      if (match === null) continue;
      const name = id === null ? undefined : String(match[id]);
      const isList = type.startsWith('index');
      const named = name === undefined ? {} : isList ? { boardId: name } : { threadId: name };
      return { url, type: duplicates.some((one) => one.test(url)) ? 'duplicate' : type, ...named };
    }
    return { url, type: 'other' };
  };
  return (given) => {
    const url = given.replace(/#.*$/s, '');
    const page = known.get(url) ?? typeOf(url);
    known.set(url, page);
    return page;
  };
}

// What the archive says of the exchange, and not of the page.
const OF_THE_EXCHANGE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]);

/** Answers of a mirror, for `startReplay`. */
export async function openAnswers({ archive }: Pick<Mirror, 'archive'>) {
  const fetcher = await ArchiveFetcher.open(archive);
  return { find: answersOf(fetcher), close: () => fetcher.close() };
}

/** The same of an archive that is open. */
export function answersOf(fetcher: ArchiveFetcher): (url: string) => Promise<SavedAnswer | undefined> {
  return async (url) => {
    try {
      const response = await fetcher.fetch({ url, accept: 'any', redirect: 'manual' });
      const headers = Object.entries(response.headers).filter(([name]) => !OF_THE_EXCHANGE.has(name));
      return { status: response.status, headers: Object.fromEntries(headers), body: response.body };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      return error.status === undefined
        ? undefined
        : { status: error.status, headers: { 'content-type': 'text/html' }, body: error.message };
    }
  };
}
