// Forums for learners: lab forums behind a function that fetches, and sites of a few pages written down in a test.
import { type Dialect, dialectByName, type Lab, type LabSize, startLab } from '../../lab/index.ts';
import { FetchError } from '../../src/errors.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import type { FetchPage } from '../../src/learn/index.ts';
import { type Page, parsePage } from '../../src/page/index.ts';

export interface Forum {
  readonly fetchPage: FetchPage;
  /** URLs asked for so far, in order. */
  readonly asked: readonly string[];
}

export interface LabForum extends Forum {
  readonly lab: Lab;
  close(): Promise<void>;
}

const size = { boards: 6, threads: 40, postsPerThread: 7, users: 20 };

/** Serves a small lab forum. */
export async function labForum(
  dialect: string | Dialect,
  options: { seed?: number; size?: Partial<LabSize> } = {},
): Promise<LabForum> {
  const given = typeof dialect === 'string' ? dialectByName(dialect) : dialect;
  // Waiting teaches nothing here.
  const nuisances = given.nuisances.filter((name) => !['slow', 'busy-429', 'busy-503'].includes(name));
  const lab = await startLab({
    dialect: { ...given, nuisances },
    size: { ...size, ...options.size },
    seed: options.seed ?? 3,
  });
  const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, respectRobots: false });
  const asked: string[] = [];
  return {
    lab,
    asked,
    fetchPage: async (url) => {
      asked.push(url);
      try {
        return parsePage(await fetcher.fetch({ url, accept: 'html' }));
      } catch (error) {
        if (error instanceof FetchError) return error;
        throw error;
      }
    },
    close: async () => {
      await fetcher.close();
      await lab.close();
    },
  };
}

export const BASE = 'http://forum.test';

/** A page from HTML. `path` may be a whole URL. */
export function pageOf(path: string, body: string, head = ''): Page {
  return parsePage({
    url: new URL(path, BASE).href,
    body: new TextEncoder().encode(
      `<html><head><title>${path}</title>${head}</head><body>${body}</body></html>`,
    ),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** A site of pages by path. A value that starts with '->' redirects there; what is not listed is not found. */
export function paperForum(pages: Readonly<Record<string, string>>): Forum {
  const asked: string[] = [];
  return {
    asked,
    fetchPage: async (url) => {
      asked.push(url);
      let path = url.slice(BASE.length);
      if (pages[path]?.startsWith('->')) path = pages[path]!.slice(2);
      const body = pages[path];
      if (body === undefined)
        return new FetchError('http-status', url, `${url} answered 404`, { status: 404 });
      return pageOf(path, body);
    },
  };
}

const words = 'oil filter gasket engine clutch brake saddle chain wheel lamp cable lever spring bolt'.split(
  ' ',
);
const sentence = (n: number, length: number): string =>
  Array.from({ length }, (_, i) => words[(n * 7 + i * (3 + (n % 4))) % words.length]).join(' ');

/** A title that no other number has. */
export const title = (n: number): string => `${sentence(n, 4)} ${words[n % words.length]}`;

/** A table of threads: title, author, replies, last post. */
export function threadList(numbers: readonly number[], href: (n: number) => string): string {
  const rows = numbers.map(
    (n) =>
      `<tr><td><a href="${href(n)}">${title(n)}</a></td><td><a href="/user/${n % 5}">member${n % 5}</a></td>` +
      `<td>${n % 9}</td><td>2024-03-${String(10 + (n % 18))} 12:0${n % 10}</td></tr>`,
  );
  return `<table><tr><th>Topic</th><th>Author</th><th>Replies</th><th>Last post</th></tr>${rows.join('')}</table>`;
}

/** Posts as most software draws them. */
export function posts(thread: number, count: number): string {
  const one = (i: number) =>
    `<div class="post" id="p${thread}${i}"><div class="author"><a href="/user/${i % 5}">member${i % 5}</a><br>Posts: ${40 + i}</div>` +
    `<div class="date">2024-03-${10 + i} 09:1${i % 10}</div><div class="body"><p>${sentence(thread + i, 25)}. ` +
    `${sentence(thread * 3 + i, 18)}.</p></div></div>`;
  return `<h1>${title(thread)}</h1>${Array.from({ length: count }, (_, i) => one(i)).join('')}`;
}
