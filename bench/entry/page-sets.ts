// Pages of forums whose kinds are known: mirrors of real forums, and the lab's dialects. The mirrors live outside
// this project; what is not there is left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, dialectByName, dialects, type Lab, startLab } from '../../lab/index.ts';
import { FetchError } from '../../src/errors.ts';
import { ArchiveFetcher, type Fetcher, HttpFetcher } from '../../src/fetch/index.ts';
import type { FetchPage } from '../../src/learn/index.ts';
import { type Page, parsePage } from '../../src/page/index.ts';

/** A forum with pages to start from. */
export interface EntrySet {
  readonly starts: readonly { readonly url: string; readonly kind: string }[];
  isEntry(url: string): boolean;
  /** What the truth takes a URL for. */
  kindOf(url: string): string;
  /** All pages that are known, with their kinds. */
  readonly pages: readonly { readonly url: string; readonly kind: string }[];
  readonly entryUrl: string;
  /** Asks for pages anew each time. */
  fetcher(): { readonly fetcher: Fetcher; close(): Promise<void> };
  /** A fetcher without cookies of earlier starts. */
  visitor(): { readonly fetchPage: FetchPage; close(): Promise<void> };
  close(): Promise<void>;
}

export interface NamedSet {
  readonly name: string;
  open(count: number): Promise<EntrySet>;
}

/** Mirrors below `lab`, all dialects, and combined dialects of the given seeds. */
export function entrySets(lab: string, combined: readonly number[]): NamedSet[] {
  const folder = join(lab, 'mirrors');
  const mirrors = existsSync(folder) ? readdirSync(folder).sort() : [];
  // What scripts fill takes a browser, and there is none here.
  const plain = dialects.filter(({ isShell }) => !isShell);
  const all = [...plain, ...combined.map((seed) => dialectByName(`combined-${seed}`))];
  return [
    ...mirrors.map((name) => ({
      name: `mirror ${name}`,
      open: (count: number) => openMirror(join(folder, name), count),
    })),
    ...all.map((dialect) => ({
      name: `dialect ${dialect.name}`,
      open: (count: number) => openDialect(dialect, count),
    })),
  ];
}

async function openMirror(folder: string, count: number): Promise<EntrySet> {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as {
    readonly entry: string;
    readonly entryAliases: readonly string[];
    readonly rules: readonly { readonly re: string; readonly type: string }[];
    readonly dupRules: readonly string[];
  };
  const rules = truth.rules.map(({ re, type }) => ({ re: new RegExp(re, 'i'), type }));
  const duplicates = truth.dupRules.map((rule) => new RegExp(rule, 'i'));
  const kindOf = (url: string) => {
    if (duplicates.some((rule) => rule.test(url))) return 'duplicate';
    return rules.find(({ re }) => re.test(url))?.type ?? 'other';
  };
  const pages = readFileSync(join(folder, 'urls.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { url: string; status: number; type: string })
    .filter(({ status, type }) => status === 200 && type.startsWith('text/html'))
    .map(({ url }) => ({ url, kind: kindOf(url) }));
  const aliases = new Set([truth.entry, ...truth.entryAliases]);
  const fetcher = await ArchiveFetcher.open(join(folder, 'mirror.warc.zst'));
  const parsed = new Map<string, Promise<Page | FetchError>>();
  const fetchPage: FetchPage = (url) => {
    let page = parsed.get(url);
    if (page === undefined) {
      page = read(fetcher, url);
      parsed.set(url, page);
    }
    return page;
  };
  return {
    starts: spread(pages, count),
    isEntry: (url) => aliases.has(url) || kindOf(url) === 'entry',
    kindOf,
    pages,
    entryUrl: truth.entry,
    fetcher: () => ({ fetcher, close: async () => {} }),
    visitor: () => ({ fetchPage, close: async () => {} }),
    close: () => fetcher.close(),
  };
}

async function openDialect(dialect: Dialect, count: number): Promise<EntrySet> {
  const lab = await startLab({
    dialect,
    size: { boards: 8, threads: 90, postsPerThread: 9, users: 30 },
    retryAfterSeconds: 0,
  });
  const newFetcher = () => new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, retry: { baseMs: 5 } });
  const visitor = () => {
    const fetcher = newFetcher();
    return { fetchPage: (url: string) => read(fetcher, url), close: () => fetcher.close() };
  };
  const truth = lab.truth();
  return {
    starts: spread(await labPages(lab, visitor), count),
    isEntry: (url) => truth.typeOf(url).type === 'entry',
    kindOf: (url) => truth.typeOf(url).type,
    pages: truth.pages().map(({ url, type }) => ({ url, kind: type })),
    entryUrl: lab.entryUrl,
    fetcher: () => {
      const fetcher = newFetcher();
      return { fetcher, close: () => fetcher.close() };
    },
    visitor,
    close: () => lab.close(),
  };
}

/** The pages that count, and those of other kinds that some of them link to. */
async function labPages(lab: Lab, visitor: EntrySet['visitor']): Promise<{ url: string; kind: string }[]> {
  const truth = lab.truth();
  const { fetchPage, close } = visitor();
  const counting = truth.pages().map(({ url, type }) => ({ url, kind: type as string }));
  const others = new Map<string, string>();
  for (const { url } of spread(counting, 8)) {
    const page = await fetchPage(url);
    if (page instanceof FetchError) continue;
    for (const link of page.links) {
      const { type } = truth.typeOf(link.url);
      if (link.url.startsWith(lab.url) && (type === 'other' || type === 'duplicate'))
        others.set(link.url, type);
    }
  }
  const shown: { url: string; kind: string }[] = [];
  for (const { url, kind } of spread(
    Array.from(others, ([url, kind]) => ({ url, kind })),
    16,
  )) {
    const page = await fetchPage(url);
    // What sends elsewhere is a start of the kind it leads to, and there are enough of those.
    if (!(page instanceof FetchError) && page.url === url) shown.push({ url, kind });
  }
  await close();
  return [...counting, ...shown];
}

async function read(fetcher: Fetcher, url: string): Promise<Page | FetchError> {
  try {
    return parsePage(await fetcher.fetch({ url, accept: 'html' }));
  } catch (error) {
    if (error instanceof FetchError) return error;
    throw error;
  }
}

/** Some pages, drawn with a fixed seed, of each kind about as many. */
function spread<T extends { readonly kind: string }>(pages: readonly T[], count: number): T[] {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  const byKind = new Map<string, T[]>();
  for (const page of pages) {
    const kind = byKind.get(page.kind);
    if (kind === undefined) byKind.set(page.kind, [page]);
    else kind.push(page);
  }
  const drawn: T[] = [];
  while (drawn.length < Math.min(count, pages.length))
    for (const kind of byKind.values())
      if (kind.length > 0 && drawn.length < count)
        drawn.push(...kind.splice(Math.floor(random() * kind.length), 1));
  return drawn;
}
