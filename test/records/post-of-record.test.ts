import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { applyTemplate, learnPostTemplate, pageStructure } from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora'];

/** A comment that links to itself only by 'answer this': an address of its own, and the one form at the end of the page. */
const comment = (thread: number, n: number): string =>
  `<article><header><span class="member">${NAMES[(thread + n * n) % 4]}</span> <time datetime="2026-01-${10 + n}T10:1${n}:00Z">2026-01-${10 + n}</time></header>
<div class="said"><p>${'It was the cable, as it always is. '.repeat(1 + (n % 3))} (${thread}.${n})</p></div>
<ul><li><a href="/talk?t=${thread}&c=${n}&w=c#form">Answer</a></li></ul></article>`;

const pages = [1, 2, 3].map((thread) =>
  pageStructure(
    parseHtml(
      `<title>Thread ${thread}</title><body><h1>Thread ${thread}</h1><section>${[1, 2, 3, 4, 5].map((n) => comment(thread, n)).join('')}</section><form id="form"><textarea></textarea></form></body>`,
      `http://forum.example/talk?t=${thread}`,
    ),
  ),
);

describe('the id of a post', () => {
  it('is not the place on the page that all posts link to', () => {
    const { posts } = applyTemplate(pages[0]!.page, learnPostTemplate(pages)!);
    expect(posts).toHaveLength(5);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(5);
  });
});
