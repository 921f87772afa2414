import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { structureCodes } from '../../src/records/invariant-codes.ts';
import { invariantRecords } from '../../src/records/invariants.ts';
import { described, type Post, posts, regionOfPosts, structureOf } from './snippets.ts';

function article({ number, author, text, time }: Post, heading = 'h2'): string {
  return `<article class="posting" id="p${number}"><header class="head"><${heading} id="h${number}">Re: screen</${heading}>
<p class="author"><span class="name">${author}</span>, <time datetime="${time}">${time}</time></p></header>
<div class="body">${text
    .split('. ')
    .map((sentence) => `<p>${sentence}</p>`)
    .join('')}</div>
<footer class="foot"><a class="reply" href="/r/${number}"><img src="/r.png" alt="">Reply</a><span class="views">${number}</span></footer></article>`;
}

function codesOf(html: string): { codes: Int32Array; tags: string[] } {
  const { page, facts } = structureOf(html);
  const { codes, nodes } = structureCodes(page.tree, facts);
  return { codes, tags: Array.from(nodes, (node) => page.tree.tag(node)) };
}

describe('structure codes', () => {
  it('are equal for equal subtrees wherever they stand and whatever their texts and values', () => {
    const { codes, tags } = codesOf(
      '<section><div><i class="a" id="x"><b>1</b></i></div></section><p><i id="y" class="b"><b>2</b></i></p>',
    );
    const [first, second] = [...tags.keys()].filter((i) => tags[i] === 'i').map((i) => codes[i]);
    expect(first).toBe(second);
  });

  it('differ when a tag, an attribute name, a child or the order of children differs', () => {
    const kinds = [
      '<i><b></b><u></u></i>',
      '<i><u></u><b></b></i>',
      '<i class="a"><b></b><u></u></i>',
      '<i><b></b><u></u><u></u></i>',
      '<i><b><u></u></b></i>',
      '<i title=a class=b><b></b><u></u></i>',
      '<i hidden-not=1><b></b><u></u></i>',
    ];
    const { codes, tags } = codesOf(kinds.map((kind) => `<div>${kind}</div>`).join(''));
    const found = [...tags.keys()].filter((i) => tags[i] === 'i').map((i) => codes[i]);
    expect(found).toHaveLength(kinds.length);
    expect(new Set(found).size).toBe(kinds.length);
  });

  it('read attribute names however the tag is written', () => {
    const { codes, tags } = codesOf(
      `<i class=a id='b' title></i><i TITLE="x > y" ID = "q" CLASS='c d'></i><i title = '' id=z class/></i>`,
    );
    expect(new Set([...tags.keys()].filter((i) => tags[i] === 'i').map((i) => codes[i])).size).toBe(1);
  });

  it('leave out what nobody sees', () => {
    const { tags } = codesOf('<div><script>x</script><b>1</b></div><div style="display:none"><u>2</u></div>');
    expect(tags).toContain('b');
    expect(tags).not.toContain('script');
    expect(tags).not.toContain('u');
  });
});

describe('record invariants', () => {
  const chain = ([post, ...others]: readonly Post[], depth = 0): string =>
    post === undefined
      ? ''
      : `<div class="${depth === 0 ? 'thread-wrapper' : 'reply-wrapper'}">${article(post, depth === 0 ? 'h1' : 'h2')}${chain(others, depth + 1)}</div>`;

  for (const count of [2, 3, 7]) {
    it(`finds a chain of ${count} replies, of which no two are siblings, each answering the one above`, () => {
      const all = posts(count);
      const structure = structureOf(chain(all));
      const region = regionOfPosts(structure, all);
      expect(region ?? described(structure)).toBeTypeOf('object');
      expect(region!.detector).toBe('invariants');
      expect(region!.records.map(({ parent }) => parent)).toEqual(all.map((_, i) => i - 1));
    });
  }

  it('takes the lead post and the answers in a list below it as one region', () => {
    const [lead, ...answers] = posts(6) as [Post, ...Post[]];
    const structure = structureOf(
      `<div class="lead">${article(lead, 'h1')}</div><ul class="answers">${answers.map((post) => `<li class="answer">${article(post)}</li>`).join('')}</ul>`,
    );
    expect(regionOfPosts(structure, [lead, ...answers]) ?? described(structure)).toBeTypeOf('object');
  });

  it('leaves out a stray that shows the same part elsewhere', () => {
    const { page, facts, outlines } = structureOf(
      `<ol>${posts(4)
        .map(
          ({ text }) =>
            `<li><div class="c"><button><img src="a"></button><b class="n">x</b></div><p>${text}</p></li>`,
        )
        .join('')}</ol><aside id="ad"><button><img src="ad"></button></aside>`,
    );
    const groups = invariantRecords(page.tree, facts, outlines).map(({ roots }) =>
      roots.map((root) => page.tree.tag(root)),
    );
    expect(groups).toContainEqual(['li', 'li', 'li', 'li']);
  });

  it('does not stand in for what alignment sees: a plain list stays aligned', () => {
    const all = posts(8);
    const structure = structureOf(
      `<ul>${all.map((post) => `<li class="p">${article(post)}</li>`).join('')}</ul>`,
    );
    expect(regionOfPosts(structure, all)?.detector).toBe('alignment');
  });

  it('never runs without end on one endless pattern', () => {
    for (const html of ['<b></b>'.repeat(50_000), '<div><p>a</p>'.repeat(20_000), '<i><u>'.repeat(20_000)]) {
      const started = process.cpuUsage();
      parseHtml(html, 'http://forum.test/');
      structureOf(html);
      // Processor time: other programs on a busy machine do not count.
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1000).toBeLessThan(5000);
    }
  });
});
