// Posts that are runs of siblings between rules, with no element around anything: buttons end each, guests have less.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { applyTemplate, learnPostTemplate, pageStructure } from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora'];
const WORDS =
  'the ferry left at dawn with nobody on board but the cook who had slept through the storm'.split(' ');
const said = (id: number) =>
  Array.from({ length: 12 + (id % 7) }, (_, i) => WORDS[(id * 5 + i * 3) % WORDS.length]).join(' ');

const member = (id: number) =>
  `<a name="p${id}"></a><img src="/face/${id % 4}.gif" width=16 height=16> <b><a href="/user?u=${id % 4}">${NAMES[id % 4]}</a></b> <small>Member</small> <small>Joined 2 May 2023</small> <small>${id + 3} posts</small><br>`;
const guest = (id: number) => `<a name="p${id}"></a><b>visitor${id}</b> <small>Guest</small><br>`;
const post = (id: number) =>
  `${id % 9 === 8 ? guest(id) : member(id)}
<small>${1 + (id % 27)} March 2024 <a href="#p${id}">#${id}</a></small><br>
<p>${said(id)}</p><br>
<a href="/reply?quote=${id}">Quote</a> <a href="/report?post=${id}">Report</a>${id % 3 === 0 ? ` <a href="/all?u=${id % 4}">Posts</a>` : ''}<hr>`;

const page = (thread: number) =>
  pageStructure(
    parseHtml(
      `<title>Ferry ${thread}</title><body><b>Ferry ${thread}</b><hr><div id=posts>${Array.from({ length: 10 }, (_, i) => post(10 * thread + i)).join('\n')}</div></body>`,
      `http://forum.example/read?t=${thread}`,
    ),
  );

describe('posts that are runs of siblings', () => {
  const pages = [1, 2, 3, 4].map(page);
  const template = learnPostTemplate(pages)!;
  const posts = pages.flatMap(({ page: one }) => applyTemplate(one, template).posts);

  it('end where their buttons begin, those that some of them lack too', () => {
    expect(posts).toHaveLength(40);
    for (const [i, { text }] of posts.entries()) expect(text).toBe(said(10 + i));
  });

  it('have their day where less is told of who wrote them', () => {
    for (const [i, { time }] of posts.entries())
      expect(time?.iso).toBe(`2024-03-${String(1 + ((10 + i) % 27)).padStart(2, '0')}`);
  });
});
