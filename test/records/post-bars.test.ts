// Bars above the posts that are boxes of the same make, and guests named by bare text after a label.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { applyTemplate, learnPostTemplate, pageStructure } from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil'];
const SAID = [
  'The lower gate was open again this morning.',
  'Who had the key last? It should hang beside the door of the hut, where it always was before the summer.',
  'Not me.',
  'The list says that nobody signed for it, which is no surprise at all after what happened in May.',
];

const post = (n: number, by: string): string =>
  `<div class="box said" id="p${n}"><div class="top"><span class="nav"><a href="#p${n - 1}"><img src="/up.png" alt="Up"></a></span>
<a class="own" href="/post/${n}"><img src="/doc.png" alt="-"></a> <span class="label">By</span> ${by}
<span class="label">Date</span> 2025-03-${10 + (n % 18)} 10:${10 + (n % 49)}</div>
<div class="words">${SAID[n % SAID.length]} (${n})</div><div class="tools"><a href="/answer/${n}"><img src="/pen.png" alt=""> Reply</a></div></div>`;

const member = (n: number): string => `<a href="/user/${n % 5}">${NAMES[n % 5]}</a>`;

const thread = (t: number, authors: readonly string[]) =>
  pageStructure(
    parseHtml(
      `<title>Thread ${t}</title><body>
<div class="box head"><div class="top"><span class="nav">Not logged in</span><span class="label">The club</span></div><div class="tools"><a href="/">Forum</a> <a href="/help">Help</a> <a href="/login?from=${t}">Login</a></div></div>
<div class="box page"><div class="top"><span class="nav"><a href="/board/${t % 3}"><img src="/up.png" alt="Up"></a></span><span class="label">Topic</span> <a href="/board/${t % 3}">Board ${t % 3}</a> / Thread ${t}</div><div class="tools"><a href="/answer?t=${t}"><img src="/pen.png" alt=""> Post</a></div></div>
${authors.map((by, i) => post(10 * t + i, by)).join('')}</body>`,
      `http://forum.example/topic/${t}`,
    ),
  );

const members = (t: number, count: number) =>
  Array.from({ length: count }, (_, i) => member(t + i * (t + 1)));
const pages = [1, 2, 3, 4, 5].map((t) => thread(t, members(t, 3 + t)));
const template = learnPostTemplate(pages)!;

describe('posts in boxes like those above them', () => {
  it('are what tells when it was written', () => {
    for (const [i, { page }] of pages.entries()) {
      const { posts } = applyTemplate(page, template);
      expect(posts.map(({ text }) => text)).toEqual(
        Array.from({ length: 4 + i }, (_, k) => `${SAID[(10 * (i + 1) + k) % 4]} (${10 * (i + 1) + k})`),
      );
      expect(posts.every(({ author }) => NAMES.includes(author.name))).toBe(true);
    }
  });

  it('name guests after the label, where members are links', () => {
    const { posts } = applyTemplate(thread(7, [member(1), 'Wandering Tom', member(2)]).page, template);
    expect(posts.map(({ author }) => author.name)).toEqual(['bert', 'Wandering Tom', 'carl']);
  });
});
