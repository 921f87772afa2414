// Posts in the crawl: each thread page is read by the site's template as it comes; once some more threads are there than
// learning had, the template is learned again from them and they are read again, without a request.
import type { SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import {
  applyTemplate,
  type ExtractedPage,
  extractPosts,
  type PageStructure,
  type PostTemplate,
  pageStructure,
  siteTemplate,
} from '../records/index.ts';
import type { PostRow, ThreadRow, UserRow } from '../store/index.ts';

/** Which thread a page belongs to, and which of its pages it is. */
export interface ThreadPage {
  readonly page: Page;
  /** URL under which the page was fetched. */
  readonly url: string;
  /** Canonical URL of the thread's first page. */
  readonly thread: string;
  /** Grows from page to page. */
  readonly order: number;
}

/** Records of thread pages, ready for the store. */
export interface ThreadRecords {
  readonly threads: readonly ThreadRow[];
  readonly posts: readonly PostRow[];
  readonly users: readonly UserRow[];
}

// Threads of all lengths and ages show what varies; more would only be slower to learn from.
const PAGES_TO_LEARN_FROM = 16;
const MAX_POSTS_A_PAGE = 100_000;

/** Reads the thread pages of one crawl. */
export class PostExtraction {
  #template: PostTemplate | null;
  /** Pages read so far, until there are enough to learn from. */
  #early: { readonly at: ThreadPage; readonly structure: PageStructure }[] | undefined = [];

  constructor({ postTemplate }: Pick<SiteModel, 'postTemplate'>) {
    this.#template = postTemplate;
  }

  /** The template as it is now; changes once in a crawl. */
  get template(): PostTemplate | null {
    return this.#template;
  }

  /** Records of a page; with them those of earlier pages, when the template has just become better. */
  read(at: ThreadPage): ThreadRecords {
    const early = this.#early;
    if (early === undefined && this.#template !== null) {
      const extracted = applyTemplate(at.page, this.#template);
      if (extracted.posts.length > 0) return recordsOf(at, extracted);
    }
    const structure = pageStructure(at.page);
    if (early === undefined) return this.#records([{ at, structure }]);
    early.push({ at, structure });
    if (early.length < PAGES_TO_LEARN_FROM) return this.#records([{ at, structure }]);
    this.#early = undefined;
    return this.#readAgain(early);
  }

  /** At the end of a crawl of few threads: what was read early, read once more. */
  finish(): ThreadRecords | undefined {
    const early = this.#early;
    this.#early = undefined;
    return early === undefined || early.length < 2 ? undefined : this.#readAgain(early);
  }

  #readAgain(
    pages: readonly { readonly at: ThreadPage; readonly structure: PageStructure }[],
  ): ThreadRecords {
    this.#template = siteTemplate(pages.map(({ structure }) => structure)) ?? this.#template;
    return this.#records(pages);
  }

  #records(pages: readonly { readonly at: ThreadPage; readonly structure: PageStructure }[]): ThreadRecords {
    const all = pages.map(({ at, structure }) => {
      const options = this.#template === null ? {} : { template: this.#template };
      return recordsOf(at, extractPosts(structure, options));
    });
    return {
      threads: all.flatMap(({ threads }) => threads),
      posts: all.flatMap(({ posts }) => posts),
      users: all.flatMap(({ users }) => users),
    };
  }
}

function recordsOf({ url, thread, order }: ThreadPage, extracted: ExtractedPage): ThreadRecords {
  const board = extracted.breadcrumb.at(-1);
  const threadTitle = extracted.title;
  const posts = extracted.posts.map(
    (post): PostRow => ({
      id: post.id,
      thread,
      threadTitle,
      board: board?.title ?? '',
      position: order * MAX_POSTS_A_PAGE + post.position,
      author: post.author.name,
      authorUrl: post.author.url,
      createdAt: post.time?.iso ?? null,
      createdAtRaw: post.time?.raw ?? '',
      text: post.text,
      html: post.html,
      url: post.permalink ?? url,
      replyTo: post.replyTo === null ? null : (extracted.posts[post.replyTo]?.id ?? null),
      quotes: post.quotes.map((quote) => quote.text),
      page: url,
    }),
  );
  const users = new Map(
    posts.map(({ author, authorUrl }) => [`${author} ${authorUrl}`, { name: author, url: authorUrl }]),
  );
  return {
    // Later pages of a thread tell its title too, but the first one's is the thread's own.
    threads: order === 0 ? [{ url: thread, title: threadTitle, boardUrl: board?.url ?? null }] : [],
    posts,
    users: [...users.values()].filter(({ name }) => name !== ''),
  };
}
