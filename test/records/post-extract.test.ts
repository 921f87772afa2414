// Templates of posts are stored with the model of a site. What is read with them is checked by sketches.
import { expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';
import { posts as written } from './snippets.ts';

function threadPage(thread: number, count: number): PageStructure {
  // Not by the same people in the same order on every page.
  const rows = written(12)
    .slice(thread % 5, (thread % 5) + count)
    .map(
      ({ number, author, time, text }) =>
        `<div class="msg" id="m${number}"><a href="/u/${author}">${author}</a> <i>${time}</i><div class="text">${text} ${thread}</div></div>`,
    );
  return pageStructure(
    parseHtml(`<h1>Thread ${thread}</h1><div>${rows.join('')}</div>`, `http://forum.example/t/${thread}`),
  );
}

it('a template of posts survives JSON, and finds nothing on a page of another kind', () => {
  const template = learnPostTemplate([2, 3, 4, 5, 6].map((thread) => threadPage(thread, 2 + thread)))!;
  const stored = JSON.parse(JSON.stringify(template));
  expect(stored).toEqual(template);
  const { posts } = applyTemplate(threadPage(9, 3).page, stored);
  expect(posts.map(({ author }) => author.name)).toEqual(['emil', 'fred', 'gina']);
  const about = parseHtml('<h1>About us</h1><p>We are a forum.</p>', 'http://forum.example/about');
  expect(applyTemplate(about, stored).posts).toEqual([]);
});
