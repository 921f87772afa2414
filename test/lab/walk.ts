// Walks a lab forum the way an ideal crawler would: only pages that count, each once.

import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';
import type { Lab } from '../../lab/index.ts';

/** A page of the lab as text, with its links resolved. Tries again when the forum is busy. */
export async function readPage(
  lab: Lab,
  url: string,
  cookie = '',
): Promise<{ status: number; html: string; links: string[]; text: string; finalUrl: string }> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url, cookie ? { headers: { cookie } } : {});
    const body = Buffer.from(await response.arrayBuffer());
    if ((response.status === 503 || response.status === 429) && tries < 9) continue;
    const html = iconv.decode(body, lab.dialect.charset);
    return { status: response.status, html, finalUrl: response.url, ...linksAndText(html, response.url) };
  }
}

function linksAndText(html: string, base: string): { links: string[]; text: string } {
  const links: string[] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'a' && attributes.href !== undefined && URL.canParse(attributes.href, base)) {
        links.push(new URL(attributes.href, base).href);
      }
    },
    ontext: (piece) => {
      text += piece;
    },
  });
  parser.end(html);
  return { links, text };
}

/** Canonical URLs of the ideal pages that links (and 'load more' addresses) lead to from the entry page. */
export async function reachablePages(
  lab: Lab,
): Promise<Map<string, { html: string; text: string; status: number }>> {
  const truth = lab.truth();
  const found = new Map<string, { html: string; text: string; status: number }>();
  const queue = [lab.entryUrl];
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    const page = truth.typeOf(url);
    if (page.type === 'other') continue;
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
