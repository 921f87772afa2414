import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'nobody'];
const WORDS = 'who left the lantern burning on the ferry all night long and why did nobody put it out'.split(
  ' ',
);

/** An opening post of its own kind before the answers in one list; bare names, numbered posts, '>>12' for answers. */
function boardPage(thread: number, answers: number): PageStructure {
  const said = (id: number): string =>
    `${id} ${Array.from({ length: 14 + (id % 5) }, (_, i) => WORDS[(id * 5 + i * 3) % WORDS.length]).join(' ')}`;
  const head = (id: number): string =>
    `<label><input type="checkbox"> <b class="who">${NAMES[(id * 7) % 3]}</b> 2024-03-${10 + id - thread} 11:0${id % 10}:20</label>
<span class="nr"><a href="/res/${thread}.html#${id}">No.</a><a href="/res/${thread}.html#q${id}">${id}</a></span>`;
  const answer = (id: number): string =>
    `<table><tbody><tr><td class="dash">&#168;</td><td class="answer" id="p${id}">${head(id)}<div class="said">
${id % 2 === 0 ? `<a href="/res/${thread}.html#${id - 1}">&gt;&gt;${id - 1}</a><br>` : ''}${said(id)}</div></td></tr></tbody></table>`;
  const rows = Array.from({ length: answers }, (_, i) => answer(thread + i + 1)).join('');
  return pageStructure(
    parseHtml(
      `<title>Board</title><body><div class="logo">Board</div><form><div id="list"><div class="opening" id="p${thread}">
${head(thread)}<div class="said">${said(thread)}</div></div>${rows}</div></form></body>`,
      `http://board.example/res/${thread}.html`,
    ),
  );
}

describe('an opening post drawn otherwise in the list of its answers', () => {
  const pages = [100, 200, 300, 400].map((thread, i) => boardPage(thread, 6 + i));
  const template = learnPostTemplate(pages)!;

  it('is the first post, also where nobody answered', () => {
    for (const page of [pages[0]!, boardPage(500, 0)]) {
      const [first] = applyTemplate(page.page, template).posts;
      expect(first).toMatchObject({
        isLead: true,
        author: { name: expect.stringMatching(/anna|bert|nobody/) },
      });
      expect(first!.text).toMatch(/^[15]00 /);
    }
  });

  it('has answers by bare names, not by what counts them, that say which post they answer', () => {
    const { posts } = applyTemplate(pages[0]!.page, template);
    expect(posts).toHaveLength(7);
    for (const { author } of posts) expect(NAMES).toContain(author.name);
    expect(posts.map(({ replyTo }) => replyTo)).toEqual([null, null, 1, null, 3, null, 5]);
  });
});
