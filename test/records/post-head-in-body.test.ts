// Posts whose head stands in the same element as what was said: the time, which post is answered, then the text.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil', 'fritz'];
const WORDS = 'the lantern on the ferry burned all night long and nobody knew who had left it so'.split(' ');
const said = (id: number): string =>
  `${id} ${Array.from({ length: 15 + ((id * 7) % 20) }, (_, i) => WORDS[(id * 5 + i * 3) % WORDS.length]).join(' ')}.`;
const writer = (id: number): string => NAMES[(id * 5 + (id >> 2)) % NAMES.length]!;
/** Which post of its page a post answers, from 0; the last two answer none. */
const answered = (i: number): number | null => (i === 0 || i > 6 ? null : 3 % i);

function threadPage(thread: number): PageStructure {
  const post = (i: number): string => {
    const id = 100 * thread + i;
    const parent = answered(i);
    const head =
      parent === null
        ? ''
        : `<div class="to">&nbsp; - <a href="/topic/${thread}#post-${100 * thread + parent}">In reply to ${writer(100 * thread + parent)}</a></div>`;
    return `<section><a name="post-${id}"></a><div class="user"><img src="/a.png"><div class="name">${writer(id)}</div></div>
<div class="contents"><a href="/topic/${thread}#post-${id}"><time datetime="2024-03-${10 + i} 11:0${i}:20">5 months ago</time></a>${head}<div>&nbsp;</div><p>${said(id)}</p><p>Bye.</p></div></section>`;
  };
  return pageStructure(
    parseHtml(
      `<title>Ferry</title><h1>Ferry ${thread}</h1><div>${Array.from({ length: 9 }, (_, i) => post(i)).join('')}</div>`,
      `https://forum.example/topic/${thread}`,
    ),
  );
}

describe('posts with their head in the element of the text', () => {
  const pages = [1, 2, 3].map(threadPage);
  const { posts } = applyTemplate(pages[1]!.page, learnPostTemplate(pages)!);

  it('answer the post that a line of the head leads to', () => {
    expect(posts.map(({ replyTo }) => replyTo)).toEqual(Array.from({ length: 9 }, (_, i) => answered(i)));
  });

  it('have the address that their time leads to', () => {
    expect(posts.map(({ permalink }) => permalink)).toEqual(
      Array.from({ length: 9 }, (_, i) => `https://forum.example/topic/2#post-${200 + i}`),
    );
  });

  it('say nothing of it', () => {
    expect(posts.map(({ text }) => text)).toEqual(
      Array.from({ length: 9 }, (_, i) => `${said(200 + i)}\n\nBye.`),
    );
  });
});
