// Quotes drawn without a blockquote: the line above them names who is quoted, in the words of the software.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { applyTemplate, learnPostTemplate, pageStructure } from '../../src/records/index.ts';

const NAMES = ['Anna Lee', 'bert', 'carl', 'dora'];
const WORDS =
  'nobody knows why the bell of the old pier rang all night though there was no wind at all'.split(' ');
const said = (id: number) =>
  Array.from({ length: 14 + (id % 5) }, (_, i) => WORDS[(id * 7 + i * 3) % WORDS.length]).join(' ');
const nameOf = (id: number) => NAMES[id % 4]!;

const quote = (id: number) =>
  `<div class="qbox"><div class="qhead">${nameOf(id)} hat geschrieben:</div><div class="qtext">${said(id)}</div></div>`;
const post = (id: number, first: number) =>
  `<div class="post" id="p${id}"><a class="who" href="/user/${id % 4}">${nameOf(id)}</a> <span class="when">2024-03-05 1${id % 10}:20</span>
<div class="body">${id > first + 1 && id % 2 === 0 ? quote(first + ((id * first) % (id - first - 1))) : ''}<p>${said(id)}</p><div class="ping">@${nameOf(id + Math.floor(id / 10))}</div></div></div>`;
const page = (thread: number) =>
  pageStructure(
    parseHtml(
      `<title>Pier ${thread}</title><body><h1>Pier ${thread}</h1>${Array.from({ length: 8 }, (_, i) => post(10 * thread + i, 10 * thread)).join('\n')}</body>`,
      `http://forum.example/thread/${thread}`,
    ),
  );

describe('the line above a quote', () => {
  const pages = [1, 2, 3, 4].map(page);
  const template = learnPostTemplate(pages)!;
  const posts = pages.flatMap(({ page: one }) => applyTemplate(one, template).posts);

  it('is no part of what was said, whoever it names', () => {
    expect(posts).toHaveLength(32);
    for (const { text } of posts) expect(text).not.toContain('geschrieben');
    expect(posts[2]!.text).toContain(said(10));
  });

  it('is told from a name alone, which people write themselves', () => {
    expect(posts[0]!.text).toContain('@dora');
  });
});
