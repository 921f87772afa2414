// Pages whose posts are known: mirrors of real forums, labelled real pages, rendered comment widgets, the lab.
// All but the lab live outside this project; what is not there is left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialects, startLab } from '../../lab/index.ts';
import { ArchiveFetcher, HttpFetcher } from '../../src/fetch/index.ts';
import { type Page, parsePage } from '../../src/page/index.ts';
import { pageText } from './page-text.ts';
import { type WantedPost, wantedPost } from './score.ts';

export interface LabelledPage {
  readonly id: string;
  readonly page: Page;
  readonly posts: readonly WantedPost[];
  /** Further posts on the page that have no words to know them by. */
  readonly unreadable: number;
}

export interface PageSet {
  readonly name: string;
  pages(): AsyncGenerator<LabelledPage>;
}

export interface PageFolders {
  /** Holds NAME/mirror.warc.zst, truth.json, posts.jsonl, urls.jsonl. */
  readonly mirrors: string;
  /** Holds forum/labels.jsonl and comments/labels.jsonl with their pages. */
  readonly labelled: string;
  /** Holds truth.jsonl and rendered/. */
  readonly rendered: string;
}

export function pageSets(folders: PageFolders): PageSet[] {
  const sets: PageSet[] = [];
  if (existsSync(folders.mirrors))
    for (const name of readdirSync(folders.mirrors).sort())
      sets.push({ name: `mirror ${name}`, pages: () => mirrorPages(join(folders.mirrors, name)) });
  if (existsSync(join(folders.labelled, 'forum')))
    sets.push({ name: 'labelled forum pages', pages: () => labelledForumPages(folders.labelled) });
  if (existsSync(join(folders.labelled, 'comments')))
    sets.push({ name: 'labelled comment pages', pages: () => labelledCommentPages(folders.labelled) });
  if (existsSync(folders.rendered))
    sets.push({ name: 'rendered comment widgets', pages: () => renderedPages(folders.rendered) });
  sets.push({ name: 'lab dialects', pages: () => labPages() });
  return sets;
}

function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/**
 * The posts that stand on the page: truth tells of whole threads, of which virtual lists and pagers show a part.
 * `inOrder`: what is found only before an earlier post is another one's quote.
 */
function shown(page: Page, posts: readonly (WantedPost | undefined)[], inOrder = false): WantedPost[] {
  const text = pageText(page.tree).between(0, page.tree.size);
  let from = 0;
  return posts.filter((post) => {
    if (post === undefined) return false;
    const head = text.indexOf(post.head, from);
    const tail = head < 0 ? -1 : text.indexOf(post.tail, head);
    if (tail < 0) return false;
    if (inOrder) from = Math.max(head + post.head.length, tail + post.tail.length);
    return true;
  }) as WantedPost[];
}

interface MirrorPost {
  readonly id: string;
  readonly thread: string;
  readonly text: string;
  readonly kind?: string;
}

async function* mirrorPages(folder: string): AsyncGenerator<LabelledPage> {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as {
    rules: { re: string; type: string; id: number | null }[];
    dupRules: string[];
  };
  const rules = truth.rules.map(({ re, type, id }) => ({ re: new RegExp(re, 'i'), type, id }));
  const duplicates = truth.dupRules.map((rule) => new RegExp(rule, 'i'));
  const byThread = new Map<string, MirrorPost[]>();
  for (const post of readLines<MirrorPost>(join(folder, 'posts.jsonl'))) {
    // The article above the comments is no record among them.
    if (post.kind === 'article') continue;
    const list = byThread.get(post.thread);
    if (list === undefined) byThread.set(post.thread, [post]);
    else list.push(post);
  }
  const fetcher = await ArchiveFetcher.open(join(folder, 'mirror.warc.zst'));
  const urls = readLines<{ url: string; status: number }>(join(folder, 'urls.jsonl'));
  for (const { url, status } of urls) {
    if (status !== 200 || duplicates.some((rule) => rule.test(url))) continue;
    const rule = rules.find(({ re }) => re.test(url));
    if (rule === undefined || !rule.type.startsWith('thread')) continue;
    const thread = rule.re.exec(url)![rule.id!]!;
    const response = await fetcher.fetch({ url });
    const page = parsePage(response);
    const anchored = anchoredPosts(page, byThread.get(thread) ?? []);
    const posts = shown(
      page,
      anchored.map(({ text }) => wantedPost(text)),
    );
    if (posts.length >= 2) yield { id: url, page, posts, unreadable: anchored.length - posts.length };
  }
  await fetcher.close();
}

/** Posts of a thread whose anchor stands on the page, in the order of the anchors. */
function anchoredPosts(page: Page, posts: readonly MirrorPost[]): MirrorPost[] {
  const { tree } = page;
  const byId = new Map(posts.map((post) => [post.id, post]));
  const anchors = new Map<MirrorPost, number>();
  for (let node = 0; node < tree.size; node++) {
    const id = tree.isText(node) ? undefined : tree.attribute(node, 'id');
    const number = id === undefined ? undefined : /^(?:p|post-|comment-)(\d+)$/.exec(id)?.[1];
    const post = number === undefined ? undefined : byId.get(number);
    if (post !== undefined && !anchors.has(post)) anchors.set(post, node);
  }
  const nodes = [...anchors.values()];
  const text = pageText(tree);
  return [...anchors].flatMap(([post, node], i) => {
    const inner = nodes[i + 1];
    if (inner === undefined || inner >= tree.end[node]!) return [post];
    // A page that bears the number of its thread's first post shows it only if it does so before any other.
    const head = wantedPost(post.text)?.head;
    return head === undefined || text.between(node, inner).includes(head) ? [post] : [];
  });
}

async function* labelledForumPages(folder: string): AsyncGenerator<LabelledPage> {
  interface Label {
    id: string;
    file: string;
    url: string | null;
    type: string;
    posts_verified?: boolean;
    posts?: { head: string; tail: string }[];
  }
  for (const label of readLines<Label>(join(folder, 'forum', 'labels.jsonl'))) {
    if (label.type !== 'thread' || label.posts_verified === false || label.posts === undefined) continue;
    const body = readFileSync(join(folder, label.file));
    const page = parsePage({ url: label.url ?? 'http://labelled.test/', body });
    const posts = shown(
      page,
      label.posts.map(({ head, tail }) => wantedPost(head, tail)),
    );
    if (posts.length >= 2) yield { id: label.id, page, posts, unreadable: label.posts.length - posts.length };
  }
}

async function* labelledCommentPages(folder: string): AsyncGenerator<LabelledPage> {
  interface Label {
    id: string;
    file: string;
    url: string | null;
    has_comments: boolean;
    comments?: { text: string }[];
  }
  for (const label of readLines<Label>(join(folder, 'comments', 'labels.jsonl'))) {
    if (!label.has_comments) continue;
    const body = readFileSync(join(folder, label.file));
    const page = parsePage({ url: label.url ?? 'http://labelled.test/', body });
    const posts = shown(
      page,
      (label.comments ?? []).map(({ text }) => wantedPost(text)),
    );
    if (posts.length >= 2)
      yield { id: label.id, page, posts, unreadable: label.comments!.length - posts.length };
  }
}

async function* renderedPages(folder: string): AsyncGenerator<LabelledPage> {
  interface Truth {
    id: string;
    url: string;
    rendered: string;
    /** `page`: where a comment stands when the list has several pages. */
    comments: { text: string; shown?: string; page?: string }[];
  }
  for (const truth of readLines<Truth>(join(folder, 'truth.jsonl'))) {
    const page = parsePage({ url: truth.url, body: readFileSync(join(folder, truth.rendered)) });
    const posts = shown(
      page,
      truth.comments
        .filter((comment) => comment.page === undefined || comment.page === truth.url)
        .map((comment) => wantedPost(comment.shown ?? comment.text)),
      true,
    );
    // Comments that are not shown are not on the page: none is unreadable.
    if (posts.length >= 2) yield { id: truth.id, page, posts, unreadable: 0 };
  }
}

/** The first thread pages with at least two posts of each dialect. */
export async function* labPages(perDialect = 12): AsyncGenerator<LabelledPage> {
  for (const dialect of dialects) {
    const lab = await startLab({ dialect, size: { boards: 3, threads: 24, postsPerThread: 6, users: 20 } });
    const fetcher = new HttpFetcher({ rate: 0, respectRobots: false, startUrl: lab.entryUrl });
    try {
      const truth = lab.truth();
      const textOf = new Map(truth.posts().map(({ id, text }) => [id, text]));
      const pages = truth.pages().filter(({ posts }) => posts !== undefined && posts.length >= 2);
      for (const { url, posts, page: pageNumber } of pages.slice(0, perDialect)) {
        const page = parsePage(await fetcher.fetch({ url }));
        // The article above the comments is no record among them.
        const ids = dialect.layout === 'blog' && pageNumber === 1 ? posts!.slice(1) : posts!;
        const wanted = shown(
          page,
          ids.map((id) => wantedPost(textOf.get(String(id)) ?? '')),
        );
        if (wanted.length < 2) continue;
        const id = `${dialect.name} ${url.slice(lab.url.length)}`;
        yield { id, page, posts: wanted, unreadable: ids.length - wanted.length };
      }
    } finally {
      await fetcher.close();
      await lab.close();
    }
  }
}
