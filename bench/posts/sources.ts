// Thread pages whose posts are known, site by site: mirrors of real forums, labelled real pages, rendered comment
// widgets, the lab. All but the lab live outside this project; what is not there is left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialects, startLab } from '../../lab/index.ts';
import { ArchiveFetcher, HttpFetcher } from '../../src/fetch/index.ts';
import { type Page, parsePage, visibleText } from '../../src/page/index.ts';
import { words } from './words.ts';

/** A post as it should be found. */
export interface TruthPost {
  readonly id: string;
  readonly author: string;
  /** Epoch seconds, or the text of the page, or null when not known. */
  readonly time: number | string | null;
  readonly text: string;
  /** Only the ends of long texts are known. */
  readonly head?: string;
  readonly tail?: string;
  readonly replyTo: string | null;
}

export interface TruthPage {
  readonly url: string;
  readonly page: Page;
  /** In display order. */
  readonly posts: readonly TruthPost[];
}

export interface TruthSite {
  readonly name: string;
  pages(): Promise<TruthPage[]>;
}

export interface Folders {
  readonly mirrors: string;
  readonly labelled: string;
  readonly rendered: string;
}

/** Saved pages do not say when they were saved; all of them before this. */
const NOW = Date.UTC(2026, 10, 15);

function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

export function sites(folders: Folders): TruthSite[] {
  const all: TruthSite[] = [];
  if (existsSync(folders.mirrors))
    for (const name of readdirSync(folders.mirrors).sort())
      all.push({ name: `mirror ${name}`, pages: () => mirrorPages(join(folders.mirrors, name)) });
  if (existsSync(join(folders.labelled, 'forum')))
    all.push({ name: 'labelled forum', pages: async () => labelledForum(folders.labelled) });
  if (existsSync(join(folders.labelled, 'comments')))
    all.push({ name: 'labelled comments', pages: async () => labelledComments(folders.labelled) });
  if (existsSync(folders.rendered))
    all.push({ name: 'rendered comments', pages: async () => renderedComments(folders.rendered) });
  for (const dialect of dialects)
    all.push({ name: `lab ${dialect.name}`, pages: () => labPages(dialect.name) });
  return all;
}

interface MirrorPost {
  readonly id: string;
  readonly thread: string;
  readonly n: number;
  readonly author: string;
  readonly created: number;
  readonly text: string;
  readonly replyTo: string | null;
}

async function mirrorPages(folder: string): Promise<TruthPage[]> {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as {
    rules: { re: string; type: string; id: number | null }[];
    dupRules: string[];
  };
  const rules = truth.rules.map(({ re, type, id }) => ({ re: new RegExp(re, 'i'), type, id }));
  const duplicates = truth.dupRules.map((rule) => new RegExp(rule, 'i'));
  const byThread = new Map<string, MirrorPost[]>();
  for (const post of readLines<MirrorPost>(join(folder, 'posts.jsonl'))) {
    const list = byThread.get(post.thread);
    if (list === undefined) byThread.set(post.thread, [post]);
    else list.push(post);
  }
  const fetcher = await ArchiveFetcher.open(join(folder, 'mirror.warc.zst'));
  const pages: TruthPage[] = [];
  const seen = new Set<string>();
  for (const { url, status } of readLines<{ url: string; status: number }>(join(folder, 'urls.jsonl'))) {
    if (status !== 200 || duplicates.some((rule) => rule.test(url))) continue;
    const rule = rules.find(({ re }) => re.test(url));
    if (rule === undefined || !rule.type.startsWith('thread')) continue;
    const thread = rule.re.exec(url)![rule.id!]!;
    const response = await fetcher.fetch({ url });
    if (seen.has(response.url)) continue;
    seen.add(response.url);
    const page = parsePage(response);
    const shown = shownPosts(page, byThread.get(thread) ?? []);
    const posts = shown.map(({ id, author, created, text, replyTo }) => ({
      id,
      author,
      time: created,
      text,
      replyTo,
    }));
    if (posts.length > 0) pages.push({ url, page, posts });
  }
  await fetcher.close();
  return pages;
}

/** Whether the words of a text stand on the page: pagers and virtual lists show a part of the truth. */
function shownOn(page: Page): (post: { readonly text: string }) => boolean {
  const onPage = new Set(words(visibleText(page.tree)));
  return ({ text }) => {
    const wanted = words(text);
    return wanted.filter((word) => onPage.has(word)).length >= 0.8 * wanted.length;
  };
}

/** Posts of a thread whose anchor stands on the page. */
function shownPosts(page: Page, posts: readonly MirrorPost[]): MirrorPost[] {
  const { tree } = page;
  const ids = new Set<string>();
  for (let node = 0; node < tree.size; node++) {
    const id = tree.isText(node) ? undefined : tree.attribute(node, 'id');
    const number = id === undefined ? undefined : /^(?:p|post-|comment-)(\d+)$/.exec(id)?.[1];
    if (number !== undefined) ids.add(number);
  }
  // On later pages of a thread some software names the whole thread by its first post.
  const isThere = shownOn(page);
  const isArticle = (post: MirrorPost): boolean => post.id.startsWith('post-');
  return posts
    .filter((post) => (ids.has(post.id) || isArticle(post)) && isThere(post))
    .sort((a, b) => a.n - b.n);
}

function labelledForum(folder: string): TruthPage[] {
  interface Label {
    id: string;
    file: string;
    url: string | null;
    type: string;
    posts_verified?: boolean;
    posts?: { author: string; time: string; head: string; tail: string }[];
  }
  const pages: TruthPage[] = [];
  for (const label of readLines<Label>(join(folder, 'forum', 'labels.jsonl'))) {
    if (label.type !== 'thread' || label.posts_verified === false || label.posts === undefined) continue;
    const page = parsePage({
      url: addressOf(label.url),
      body: readFileSync(join(folder, label.file)),
      fetchedAt: NOW,
    });
    const posts = label.posts.map(({ author, time, head, tail }, i) => ({
      id: String(i),
      author,
      time,
      text: head,
      head,
      tail,
      replyTo: null,
    }));
    pages.push({ url: label.file, page, posts });
  }
  return pages;
}

function labelledComments(folder: string): TruthPage[] {
  interface Label {
    file: string;
    url: string | null;
    has_comments: boolean;
    comments?: { author: string | null; time: string | null; text: string }[];
  }
  const pages: TruthPage[] = [];
  for (const label of readLines<Label>(join(folder, 'comments', 'labels.jsonl'))) {
    if (!label.has_comments) continue;
    const page = parsePage({
      url: addressOf(label.url),
      body: readFileSync(join(folder, label.file)),
      fetchedAt: NOW,
    });
    const posts = (label.comments ?? []).map(({ author, time, text }, i) => ({
      id: String(i),
      author: author ?? '',
      time,
      text,
      head: text,
      tail: text,
      replyTo: null,
    }));
    if (posts.length > 0) pages.push({ url: label.file, page, posts });
  }
  return pages;
}

function renderedComments(folder: string): TruthPage[] {
  interface Truth {
    id: string;
    url: string;
    rendered: string;
    comments: {
      author: string;
      created: number | null;
      text: string;
      shown?: string;
      /** The comment that is answered, where the widget shows all answers below the first one: not the one it stands in. */
      replyTo?: number | null;
      parentIndex?: number | null;
    }[];
  }
  const pages: TruthPage[] = [];
  for (const truth of readLines<Truth>(join(folder, 'truth.jsonl'))) {
    const page = parsePage({
      url: truth.url,
      body: readFileSync(join(folder, truth.rendered)),
      fetchedAt: NOW,
    });
    const posts = truth.comments.map(({ author, created, text, shown, replyTo, parentIndex }, i) => {
      const answered = replyTo ?? parentIndex ?? -1;
      return {
        id: String(i),
        author,
        time: created,
        text: shown ?? text,
        replyTo: answered < 0 ? null : String(answered),
      };
    });
    const there = posts.filter(shownOn(page));
    if (there.length > 0) pages.push({ url: truth.id, page, posts: there });
  }
  return pages;
}

export async function labPages(name: string): Promise<TruthPage[]> {
  const dialect = dialects.find((candidate) => candidate.name === name)!;
  const lab = await startLab({ dialect, size: { boards: 3, threads: 24, postsPerThread: 6, users: 20 } });
  const fetcher = new HttpFetcher({ rate: 0, respectRobots: false, startUrl: lab.entryUrl });
  const pages: TruthPage[] = [];
  try {
    const truth = lab.truth();
    const byId = new Map(truth.posts().map((post) => [post.id, post]));
    for (const { url, type, posts } of truth.pages()) {
      if (posts === undefined || posts.length === 0 || !type.startsWith('thread')) continue;
      const page = parsePage(await fetcher.fetch({ url }));
      const wanted = posts.flatMap((id) => byId.get(String(id)) ?? []);
      pages.push({
        url,
        page,
        posts: wanted.map(({ id, author, created, text, replyTo }) => ({
          id,
          author,
          time: created,
          text,
          replyTo,
        })),
      });
    }
  } finally {
    await fetcher.close();
    await lab.close();
  }
  return pages;
}

/** Of some saved pages nothing is known but where a copier put them. */
function addressOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? url : 'http://labelled.test/';
}
