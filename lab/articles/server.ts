// Serves article sites as a forward proxy does: each site is a host of its own, frames of another origin are a further host.
// Same seeds, same pages, byte for byte.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostsOf, siteAddresses } from './addresses.ts';
import { CommentDrawing } from './looks.ts';
import { Names } from './names.ts';
import { drawArticle, drawTalk, rootsOf } from './page.ts';
import { articleComments, planSites } from './plan.ts';
import type { ArticleSite, ArticleTruth } from './types.ts';

export interface ArticleLabOptions {
  /** Seed of the first site; default 1. */
  readonly from?: number;
  /** How many sites; default 12: one of each trigger. */
  readonly sites?: number;
}

export interface ArticleLab {
  /** Address of the proxy behind which the sites are. */
  readonly proxy: string;
  readonly sites: readonly ArticleSite[];
  readonly truth: readonly ArticleTruth[];
  /** Addresses that were asked for so far, and forms that were sent. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Starts on a free port of 127.0.0.1. */
export async function startArticles({
  from = 1,
  sites: count = 12,
}: ArticleLabOptions = {}): Promise<ArticleLab> {
  const sites = planSites(from, count);
  const byHost = new Map(sites.flatMap((site) => hostsOf(site).map((host) => [host, site])));
  const requests: string[] = [];
  const handle = (request: IncomingMessage, response: ServerResponse): ServerResponse => {
    const url = new URL(request.url ?? '/', 'http://lab.invalid');
    requests.push(`${request.method} ${url.href}`);
    const [, kind = '', key = '', call = ''] = url.pathname.split('/');
    const site = byHost.get(url.hostname);
    const article = Number.parseInt(key, 10) - 1000;
    if (site === undefined || Number.isNaN(article) || article < 0 || article >= site.articles)
      return send(response, 404, 'text/html', '<!DOCTYPE html><title>404</title><p>404</p>');
    const at = siteAddresses(site);
    const page = Number(url.searchParams.get('cpage') ?? url.searchParams.get('page') ?? 1);
    if (kind === 'story') return send(response, 200, 'text/html', drawArticle(site, article, at, page).html);
    if (kind === 'talk' || kind === 'frame')
      return send(response, 200, 'text/html', drawTalk(site, article, at, kind === 'frame'));
    return answerApi(response, site, article, call, page, Number(url.searchParams.get('id')));
  };
  const server = createServer(handle);
  const proxy = await listen(server);
  const truth = sites.flatMap((site) =>
    Array.from({ length: site.articles }, (_, article) => ({
      url: siteAddresses(site).article(article),
      site,
      comments: articleComments(site, article),
      triggerHtml: drawArticle(site, article, siteAddresses(site), 1).triggerHtml,
    })),
  );
  return { proxy, sites, truth, requests, close: () => end(server) };
}

function answerApi(
  response: ServerResponse,
  site: ArticleSite,
  article: number,
  call: string,
  page: number,
  id: number,
): ServerResponse {
  const comments = articleComments(site, article);
  const drawing = new CommentDrawing(site, new Names(site));
  const hides = site.expansion === 'replies';
  const { roots, pages } = rootsOf(comments, site, page);
  const shown =
    call === 'replies'
      ? comments.flatMap((_, at) =>
          comments[at]!.parent !== null && comments[comments[at]!.parent!]!.id === id ? [at] : [],
        )
      : roots;
  const rows = shown.map((at) => drawing.draw(comments, at, hides && call !== 'replies'));
  if (!site.isJson)
    return send(response, 200, 'text/html', rows.join('<!--cut-->'), {
      'x-pages': String(pages),
      'x-total': String(comments.length),
    });
  // All comments of the page with their fields; those at the top also as they are drawn.
  const drawn = new Map(shown.map((at, i) => [at, rows[i]]));
  const below = (at: number): boolean =>
    shown.includes(at) || (comments[at]!.parent !== null && below(comments[at]!.parent!));
  const list = comments.flatMap((comment, at) =>
    below(at)
      ? [
          {
            id: comment.id,
            parentId: comment.parent === null ? 0 : comments[comment.parent]!.id,
            author: { name: comment.author },
            createdAt: comment.created * 1000,
            likes: comment.likes,
            content: comment.text,
            html: drawn.get(at) ?? '',
          },
        ]
      : [],
  );
  return send(
    response,
    200,
    'application/json',
    JSON.stringify({ total: comments.length, pages, comments: list }),
  );
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): ServerResponse {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-pages, x-total',
    ...headers,
  });
  return response.end(body);
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

function end(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
