import { expect, it } from 'vitest';
import { appearedSection } from '../../src/comments/appeared.ts';
import { type Page, parseHtml } from '../../src/page/index.ts';

const page = (body: string): Page =>
  parseHtml(
    `<html><body><main><h1>Title of the article</h1><p>By <b>Ana Ruiz</b> 2 May 2024</p>${'<p>A long paragraph of the article itself, with many words in it.</p>'.repeat(4)}<button>1</button>${body}</main></body></html>`,
    'http://paper.test/a/77',
  );
const before = page('');
const brought = (body: string): string[] | undefined =>
  appearedSection(page(body), before)?.comments.map(({ text }) => text);

it('believes one signed and dated text that a click brought, however it is drawn', () => {
  const lone =
    '<ul class="divide"><li><p><span>Vera</span> <span>4 May 2024</span></p><p>So it is.</p><button>Reply</button></li></ul>';
  expect(brought(lone)).toEqual(['So it is.']);
  expect(appearedSection(page(lone), page(lone))).toBeUndefined();
});

it('believes neither what nobody signed nor titles of other pages', () => {
  expect(brought('<div class="box"><p>Sign in to read what others say.</p></div>')).toBeUndefined();
  expect(
    brought(
      '<div class="box"><p><span>Vera</span> <span>4 May 2024</span></p><h3><a href="/other">Another article with a long title</a></h3><p>What it is about.</p></div>',
    ),
  ).toBeUndefined();
});
