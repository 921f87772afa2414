// Pages whose flips are known: mirrors of real forums, lab dialects, labelled real pages. All but the lab live outside
// this project; what is not there is left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialectByName, dialects, type LabTruth, startLab } from '../../lab/index.ts';
import { ArchiveFetcher, HttpFetcher } from '../../src/fetch/index.ts';
import { normaliseUrl, type Page, parsePage } from '../../src/page/index.ts';

/** A page and what its links to other pages of itself, and of the threads in its rows, are. */
export interface JudgedPage {
  readonly id: string;
  readonly page: Page;
  /** Whether a URL is another page of what this page shows. */
  isFlip(url: string): boolean;
  /** Whether a URL is a page of something else that has several. */
  isRowFlip(url: string): boolean;
  /** Which page of what this page shows a URL is; undefined: none, or not known. */
  pageNumberOf(url: string): number | undefined;
  /** Flips that must be found. */
  readonly wanted: readonly string[];
  readonly wantedRows: readonly string[];
  /** Links were rewritten to file names when the page was saved: the number may be gone. */
  readonly isRewritten: boolean;
}

export interface JudgedSet {
  readonly name: string;
  pages(): AsyncGenerator<JudgedPage>;
}

export function judgedSets(folders: { readonly mirrors: string; readonly labelled: string }): JudgedSet[] {
  const sets: JudgedSet[] = [];
  if (existsSync(folders.mirrors))
    for (const name of readdirSync(folders.mirrors).sort())
      sets.push({ name: `mirror ${name}`, pages: () => mirrorPages(join(folders.mirrors, name)) });
  for (const dialect of dialects)
    sets.push({ name: `dialect ${dialect.name}`, pages: () => dialectPages(dialect) });
  // The finder was mended by what it did wrong on the first sixty; on the last twenty it was only run.
  for (const first of [101, 201, 301, 401])
    sets.push({ name: `combined ${first}–${first + 19}`, pages: () => combinedPages(first) });
  if (existsSync(folders.labelled)) {
    sets.push({ name: 'labelled pages', pages: () => labelledPages(folders.labelled, false) });
    sets.push({ name: 'labelled pages, rewritten', pages: () => labelledPages(folders.labelled, true) });
  }
  return sets;
}

function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

interface Name {
  /** What the page shows: a thread, a board, the entry list. */
  readonly of: string;
  readonly isLaterPage: boolean;
  /** The same for all addresses of one page. */
  readonly page?: string;
}

/** A page judged by a function that names what a URL shows. */
function judge(id: string, page: Page, nameOf: (url: string) => Name | undefined): JudgedPage | undefined {
  const own = nameOf(page.url);
  if (own === undefined) return undefined;
  const isFlip = (url: string): boolean => {
    const name = nameOf(url);
    if (url === page.url || name?.of !== own.of) return false;
    return name.page === undefined || name.page !== own.page;
  };
  const isRowFlip = (url: string): boolean => {
    const name = nameOf(url);
    return name?.isLaterPage === true && name.of !== own.of;
  };
  const options = page.tree
    .elements('option')
    .filter((node) => /\p{Nd}/u.test(page.tree.text(node)))
    .map((node) => normaliseUrl(page.tree.attribute(node, 'value') ?? '', page.url))
    .filter((url) => url !== undefined && url.length > page.url.length - 12) as string[];
  // The thread's title and the breadcrumb lead to page 1 too; they are no pager.
  const isPagerText = (text: string): boolean => /^\P{L}*$/u.test(text) || /[‹›«»<>←→]/u.test(text);
  const urls = new Set([
    ...page.links
      // A fragment names a post: such a link is no flip even when it leads to another page.
      .filter(
        ({ url, text, fragment }) =>
          fragment === '' && (isPagerText(text) || nameOf(url)?.isLaterPage === true),
      )
      .map(({ url }) => url),
    ...options,
  ]);
  const isNumber = (text: string): boolean => /^\p{Nd}+$/u.test(text.trim());
  const wantedRows = page.links
    .filter(({ url, text }) => isNumber(text) && isRowFlip(url))
    .map(({ url }) => url);
  return {
    id,
    page,
    isFlip,
    isRowFlip,
    pageNumberOf: (url) => {
      const name = nameOf(url);
      return name?.of === own.of && name.page !== undefined ? Number(name.page) : undefined;
    },
    wanted: [...urls].filter(isFlip),
    wantedRows: [...new Set(wantedRows)],
    isRewritten: false,
  };
}

/** Judges pages of a mirror; undefined for those that are neither of a board nor of a thread. */
export function mirrorJudge(folder: string): (page: Page) => JudgedPage | undefined {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as {
    rules: { re: string; type: string; id: number | null }[];
    dupRules: string[];
    entryAliases: string[];
    entry: string;
  };
  const rules = truth.rules.map(({ re, type, id }) => ({ re: new RegExp(re, 'i'), type, id }));
  const duplicates = truth.dupRules.map((rule) => new RegExp(rule, 'i'));
  const nameOf = (url: string): Name | undefined => {
    // One mirror keeps flips of a category under 'duplicates': they are flips all the same.
    const rule = rules.find(({ re }) => re.test(url.replace(/(&page=\d+)(&category=\d+)$/, '$2$1')));
    if (rule === undefined || rule.type === 'other') return undefined;
    const family = rule.type.replace('-flip', '').replace('entry', 'index');
    // Lists without an id in the rules are told apart by their address without the page.
    const bare = url
      .replace(/\/page\/\d+\/$|&page=\d+$/, '')
      .replace(/&page=\d+(?=&category=)/, '')
      .replace(/index\.php(?:\?mode=index)?$/, '')
      .replace(/\/$/, '');
    const captured = rule.id === null ? undefined : rule.re.exec(url)?.[rule.id];
    const of = captured !== undefined && rule.type !== 'index' ? captured : undefined;
    const isListId = rules.some(({ type, id }) => type === 'index-flip' && id !== null);
    return {
      of: `${family} ${family === 'thread' || isListId ? (captured ?? of ?? bare) : bare}`,
      isLaterPage: rule.type.endsWith('-flip'),
    };
  };
  return (page) =>
    duplicates.some((rule) => rule.test(page.url)) ? undefined : judge(page.url, page, nameOf);
}

async function* mirrorPages(folder: string): AsyncGenerator<JudgedPage> {
  const judgePage = mirrorJudge(folder);
  const fetcher = await ArchiveFetcher.open(join(folder, 'mirror.warc.zst'));
  for (const { url, status } of readLines<{ url: string; status: number }>(join(folder, 'urls.jsonl'))) {
    if (status !== 200) continue;
    const judged = judgePage(parsePage(await fetcher.fetch({ url })));
    if (judged !== undefined) yield judged;
  }
  await fetcher.close();
}

async function* combinedPages(first: number): AsyncGenerator<JudgedPage> {
  for (let seed = first; seed < first + 20; seed++) yield* dialectPages(dialectByName(`combined-${seed}`));
}

async function* dialectPages(dialect: (typeof dialects)[number]): AsyncGenerator<JudgedPage> {
  const lab = await startLab({
    dialect,
    size: { boards: 4, threads: 90, postsPerThread: 14, users: 20 },
    retryAfterSeconds: 0,
  });
  const fetcher = new HttpFetcher({
    rate: 0,
    respectRobots: false,
    startUrl: lab.entryUrl,
    retry: { baseMs: 5 },
  });
  try {
    const truth = lab.truth();
    for (const { url } of truth.pages()) {
      const page = parsePage(await fetcher.fetch({ url }));
      const judged = judgeLabPage(truth, page);
      if (judged !== undefined) yield judged;
    }
  } finally {
    await fetcher.close();
    await lab.close();
  }
}

/** A page of a lab forum; undefined for one that is neither of a board nor of a thread. */
export function judgeLabPage(truth: LabTruth, page: Page): JudgedPage | undefined {
  const nameOf = (url: string): Name | undefined => {
    const known = truth.typeOf(url);
    // Sorted, printed or otherwise doubled pages are no flips; page 1 spelled out is.
    if (known.type === 'duplicate') {
      const target = known.canonical === undefined ? undefined : truth.typeOf(known.canonical);
      if (target === undefined || !isPageOne(url, target.url)) return undefined;
      return nameOf(target.url);
    }
    if (known.type === 'other' || known.type === 'entry') return undefined;
    const of = known.threadId === undefined ? `board ${known.boardId}` : `thread ${known.threadId}`;
    return { of, isLaterPage: (known.page ?? 1) > 1, page: String(known.page ?? 1) };
  };
  return judge(page.url, page, nameOf);
}

/** Whether a duplicate of a page is only its first page spelled out, or the same with a session. */
function isPageOne(url: string, canonical: string): boolean {
  const strip = (one: string): string =>
    one
      .replace(/[?&](?:sid|s|PHPSESSID|session)=[0-9a-z]+/gi, '')
      .replace(/\/s-[0-9a-z]+|\/\(S\([0-9a-z]+\)\)/gi, '');
  const bare = strip(url);
  const other = strip(canonical);
  const stem = other.replace(/(?:\.html|\/)$/, '');
  return (
    bare === other ||
    (bare.startsWith(stem) && /^[\W_]{0,2}(?:[a-z]+[\W_]?)?[01](?:\.html|\/)?$/.test(bare.slice(stem.length)))
  );
}

async function* labelledPages(folder: string, isRewritten: boolean): AsyncGenerator<JudgedPage> {
  interface Label {
    id: string;
    file: string;
    url: string | null;
    page_links?: string[];
    row_page_links?: string[];
  }
  for (const label of readLines<Label>(join(folder, 'forum', 'labels.jsonl'))) {
    const url = label.url ?? 'http://labelled.test/';
    const page = parsePage({ url, body: readFileSync(join(folder, label.file)) });
    // Saved copies: a file name stands where the address had its query.
    const hrefs = page.links.map(({ node }) => page.tree.attribute(node, 'href') ?? '');
    const isCopy =
      label.url === null ||
      hrefs.some((href) => /\.php@|%3F|[0-9a-f]{4}\.html\?|\.php-|page_\d+\.html$/.test(href));
    if (isCopy !== isRewritten) continue;
    const own = new Map(page.links.map((link) => [page.tree.attribute(link.node, 'href'), link.url]));
    const resolve = (href: string): string => own.get(href) ?? normaliseUrl(href, page.url) ?? href;
    const wanted = new Set((label.page_links ?? []).filter((href) => !href.endsWith('#')).map(resolve));
    wanted.delete(page.url);
    const rows = new Set((label.row_page_links ?? []).map(resolve));
    yield {
      id: label.id,
      page,
      isFlip: (one) => wanted.has(one),
      isRowFlip: (one) => rows.has(one),
      pageNumberOf: () => undefined,
      wanted: [...wanted],
      wantedRows: [...rows],
      isRewritten,
    };
  }
}
