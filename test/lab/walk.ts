// Walks a lab forum the way an ideal crawler would: only pages that count, each once.
import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';
import { Pool } from 'undici';
import type { Lab } from '../../lab/index.ts';

export interface ReadPage {
  readonly status: number;
  readonly html: string;
  readonly text: string;
  readonly links: readonly string[];
  /** Ids of the posts that are anchored on the page, in order. */
  readonly posts: readonly number[];
  readonly finalUrl: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

const pools = new WeakMap<Lab, Pool>();

/** A page of the lab, redirects followed; asks again when the forum is busy. */
export async function readPage(
  lab: Lab,
  url: string,
  headers: Record<string, string> = {},
): Promise<ReadPage> {
  let pool = pools.get(lab);
  if (!pool) {
    pool = new Pool(lab.url);
    pools.set(lab, pool);
  }
  let at = url.replace(/#.*$/s, '');
  for (let tries = 0; ; tries++) {
    const answer = await pool.request({ path: at.slice(lab.url.length), method: 'GET', headers });
    const body = Buffer.from(await answer.body.arrayBuffer());
    const isBusy = answer.statusCode === 503 || answer.statusCode === 429;
    if (isBusy && tries < 20) continue;
    const { location } = answer.headers;
    if (typeof location === 'string' && tries < 20) {
      const next = new URL(location, at);
      next.hash = '';
      if (next.origin === lab.url) {
        at = next.href;
        continue;
      }
    }
    const isHtml = String(answer.headers['content-type']).startsWith('text/html');
    const html = iconv.decode(body, isHtml ? lab.dialect.charset : 'utf-8');
    return { status: answer.statusCode, html, finalUrl: at, headers: answer.headers, ...read(html, at) };
  }
}

function read(html: string, pageUrl: string): Pick<ReadPage, 'links' | 'text' | 'posts'> {
  const links: string[] = [];
  const posts: number[] = [];
  let text = '';
  let hidden = 0;
  let base = pageUrl;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'script' || name === 'style') hidden++;
      if (name === 'base' && attributes.href !== undefined) base = new URL(attributes.href, pageUrl).href;
      if (name === 'a' && attributes.href !== undefined && URL.canParse(attributes.href, base)) {
        links.push(new URL(attributes.href, base).href);
      }
      const anchor = /^p(\d+)$/.exec(attributes.id ?? (name === 'a' ? attributes.name : '') ?? '');
      if (anchor) posts.push(Number(anchor[1]));
    },
    onclosetag: (name) => {
      if (name === 'script' || name === 'style') hidden--;
    },
    ontext: (piece) => {
      if (!hidden) text += piece;
    },
  });
  parser.end(html);
  return { links, text, posts };
}

/** Text without white space: layouts may break lines anywhere. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, '');
}

/**
 * The ideal pages that links lead to from the entry page, by canonical URL. Addresses of 'load more' buttons count
 * as links here: a script would follow them.
 */
export async function reachablePages(lab: Lab): Promise<Map<string, ReadPage>> {
  const truth = lab.truth();
  const found = new Map<string, ReadPage>();
  const queue = [lab.entryUrl];
  const met = new Set<string>();
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    url = url.replace(/#.*$/s, '');
    if (met.has(url)) continue;
    met.add(url);
    const page = truth.typeOf(url);
    if (page.type === 'other' || page.type === 'duplicate') continue;
    const canonical = page.canonical ?? page.url;
    if (found.has(canonical)) continue;
    const answer = await readPage(lab, canonical);
    found.set(canonical, answer);
    queue.push(...answer.links);
    for (const [, source = ''] of answer.html.matchAll(/data-source="([^"]*)"/g)) {
      queue.push(new URL(source.replaceAll('&amp;', '&'), canonical).href);
    }
  }
  return found;
}
