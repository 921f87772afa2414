// Posts drawn plainly for readers without scripts, and the same as data for scripts.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  type ExtractedPost,
  extractPosts,
  learnPostTemplate,
  pageStructure,
} from '../../src/records/index.ts';

const SAID = [
  'The pump hums all night, what can I do about it?',
  'Have a look at the hose, it is the hose in nine of ten cases, mine was.',
  'Thanks for the hint!',
  'Then mark it as solved, please, so that others find it.',
  'Thanks for the hint!',
];
const NAMES = ['anna', 'bert', 'anna', 'carl', 'dora'];
const at = (i: number): string => `2024-05-0${i + 3}T18:20:0${i}+00:00`;

function postsOf(data: unknown, lastBegins = ''): readonly ExtractedPost[] {
  const shown = SAID.map(
    (text, i) =>
      `<article><h3>${NAMES[i]}</h3><div class="said"><p>${i === SAID.length - 1 ? lastBegins : ''}${text}</p></div></article><hr>`,
  );
  const json = JSON.stringify(data).replaceAll('<', '\\u003C');
  const html = `<html lang="en"><body><div id="app"></div><noscript><h1>Pumps</h1><div>${shown.join('\n')}</div></noscript>
<script type="application/json">${json}</script></body></html>`;
  return extractPosts(pageStructure(parseHtml(html, 'http://s.example/t/1'))).posts;
}

const times = (data: unknown): (string | undefined)[] => postsOf(data).map(({ time }) => time?.iso);
const EXPECTED = SAID.map((_, i) => `2024-05-0${i + 3}T18:20:0${i}Z`);

describe('data for scripts', () => {
  it('tells when posts were written, by the moment beside their text', () => {
    const included = SAID.map((text, i) => ({
      type: 'a',
      id: `${70 + i}`,
      // Who wrote it joined before, and one was changed later.
      of: { who: { name: NAMES[i], since: '2019-01-01T00:00:00Z' } },
      has: {
        changed: i === 1 ? at(4) : null,
        seen: '2026-01-01T00:00:00Z',
        made: at(i),
        html: `<p>${text}</p>`,
      },
    }));
    const users = NAMES.map((name, i) => ({
      type: 'u',
      id: `${i}`,
      has: { name, made: '2018-01-01T00:00:00Z' },
    }));
    expect(times({ doc: { included: [...users, ...included] } })).toEqual(EXPECTED);
  });

  it('may count seconds, and be JSON within JSON', () => {
    const posts = SAID.map((text, i) => ({ id: i, raw: text, t: Date.parse(at(i)) / 1000 }));
    expect(times({ topic: JSON.stringify({ stream: { posts } }) })).toEqual(EXPECTED);
  });

  it('may hold the opening post elsewhere', () => {
    const [first, ...others] = SAID.map((text, i) => ({ body: text, created: at(i) }));
    expect(times({ thread: { opening: first, more: others.map((comment) => ({ comment })) } })).toEqual(
      EXPECTED,
    );
  });

  it('is not believed where it is of other texts', () => {
    const posts = SAID.map((_, i) => ({ text: `Something else was said here, number ${i}`, made: at(i) }));
    expect(times({ posts }).every((time) => time === undefined)).toBe(true);
  });

  it('tells the numbers of posts, which those that answer link to', () => {
    const numbered = SAID.map((text, i) => ({ id: 900 + 7 * i, likes: i % 2, n: i + 1, text, made: at(i) }));
    expect(postsOf({ numbered }).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    const answer = '<a href="/t/1/2"><i class="arrow"></i>bert</a> ';
    expect(postsOf({ numbered }, answer).at(-1)).toMatchObject({ replyTo: 1 });
  });
});

describe('answers told by data', () => {
  it('are those whose key holds what another key holds of an earlier post', () => {
    const tree = SAID.map((text, i) => ({
      uid: `c${(i + 3) * 7919}`,
      text,
      made: at(i),
      reply_count: i === 4 ? 2 : 0,
      parent: i === 3 ? `c${4 * 7919}` : i === 4 ? `c${3 * 7919}` : null,
    }));
    expect(postsOf({ tree }).map(({ replyTo }) => replyTo)).toEqual([null, null, null, 1, 0]);
  });

  it('are not read from counts', () => {
    const flat = SAID.map((text, i) => ({ n: i + 1, text, made: at(i), reply_count: i === 0 ? 0 : 1 }));
    expect(postsOf({ flat }).every(({ replyTo }) => replyTo === null)).toBe(true);
  });
});

describe('a page without posts', () => {
  it('is not read as one where the site draws posts otherwise', () => {
    const thread = pageStructure(
      parseHtml(
        `<body><div>${SAID.map((text, i) => `<div class="p"><b><a href="/u/${NAMES[i]}">${NAMES[i]}</a></b> <i>${i + 3} May 2024, 18:20</i><div class="said">${text}</div></div>`).join('')}</div></body>`,
        'http://s.example/t/1',
      ),
    );
    const template = learnPostTemplate([thread]);
    const empty =
      '<h1>Pumps</h1><div></div><p>This site is best viewed in a modern browser that runs scripts.</p>';
    const page = parseHtml(`<body>${empty}</body>`, 'http://s.example/t/1?page=2');
    expect(template).toBeDefined();
    expect(extractPosts(pageStructure(page), { template }).posts).toEqual([]);
  });
});
