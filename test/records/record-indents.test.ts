// Answers that stand in wrappers after what they answer.
import { expect, it } from 'vitest';
import { parsePage } from '../../src/page/index.ts';
import { applyTemplate, extractPosts, pageStructure, siteTemplate } from '../../src/records/index.ts';

interface Said {
  readonly by: string;
  readonly answers?: readonly Said[];
}

const TREE: readonly Said[] = [
  {
    by: 'ann',
    answers: [{ by: 'bert', answers: [{ by: 'carl' }, { by: 'dora', answers: [{ by: 'ann' }] }] }],
  },
  { by: 'emil', answers: [{ by: 'carl' }] },
  { by: 'fred' },
];

/** Each post, with a title of its own as rows of a list have, and its answers moved in behind it. */
function drawn(said: readonly Said[], day = { now: 1 }): string {
  return said
    .map(({ by, answers }) => {
      const n = day.now++;
      const post = `<a id="c${n}"></a><div class="comment"><p class="by"><a href="/users/${by}">${by}</a></p>
        <p class="time">2024-05-${String(n).padStart(2, '0')} 10:11</p><h3><a href="/c/${n}#c${n}">Title of ${n}</a></h3>
        <div class="said"><p>The ${n}. thing that was said here, at some length and by ${by} alone.</p></div></div>`;
      return post + (answers === undefined ? '' : `<div class="indented">${drawn(answers, day)}</div>`);
    })
    .join('');
}

it('are read one by one, each as an answer to the post before its wrapper', () => {
  const html = `<html lang="en"><body><h1>Pumps</h1><div id="comments">${drawn(TREE)}</div></body></html>`;
  const page = parsePage({ url: 'http://b.example/t/1', body: Buffer.from(html) });
  const structure = pageStructure(page);
  const template = siteTemplate([structure, structure]);
  for (const { posts } of [extractPosts(structure), applyTemplate(page, template!)]) {
    expect(posts.map(({ author }) => author.name).join()).toBe('ann,bert,carl,dora,ann,emil,carl,fred');
    expect(posts.map(({ parent }) => parent)).toEqual([null, 0, 1, 1, 3, null, 5, null]);
  }
});
