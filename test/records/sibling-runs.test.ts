import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { Outlines } from '../../src/records/outline.ts';
import { pageFacts } from '../../src/records/page-facts.ts';
import { isSameKind, siblingRuns } from '../../src/records/sibling-runs.ts';

function runsIn(content: string): string[][] {
  const { tree } = parseHtml(`<div id="box">${content}</div>`, 'http://forum.test/');
  const box = tree.elements('div')[0]!;
  return siblingRuns(tree, pageFacts(tree), new Outlines(tree), box).map(({ records }) =>
    records.map(({ first, last }) => {
      let text = '';
      for (let node = first; node <= last; node = tree.end[node]!) text += tree.text(node);
      return text;
    }),
  );
}

describe('sibling runs', () => {
  it('cut siblings at the first kind of each run', () => {
    expect(runsIn('<h3>a</h3><p>b</p><h3>c</h3><p>d</p>')).toContainEqual(['ab', 'cd']);
  });

  it('end the last record where something begins that other records do not have', () => {
    expect(
      runsIn('<h3>a</h3><p>b</p><h3>c</h3><p>d</p><form class="reply"><input><button>send</button></form>'),
    ).toContainEqual(['ab', 'cd']);
  });

  it('leave out a heading above the records', () => {
    const runs = runsIn(
      '<h1>Title</h1><div class=p><b>x</b><i>1</i></div><div class=p><b>y</b><i>2</i></div><div class=p><b>z</b><i>3</i></div>',
    );
    expect(runs).toContainEqual(['x1', 'y2', 'z3']);
  });

  it('are none for a single child or children without content', () => {
    expect(runsIn('<p>alone</p>')).toEqual([]);
    expect(runsIn('<hr><hr><hr>')).toEqual([]);
  });

  it('never overlap', () => {
    const { tree } = parseHtml(
      `<div>${'<p class=a><b>1</b></p><ul><li>x</li></ul>'.repeat(6)}${'<dl><dt>q</dt></dl>'.repeat(5)}</div>`,
      'http://forum.test/',
    );
    const runs = siblingRuns(tree, pageFacts(tree), new Outlines(tree), tree.elements('div')[0]!);
    const ranges = runs
      .map(({ records }) => [records[0]!.first, tree.end[records.at(-1)!.last]!] as const)
      .sort((a, b) => a[0] - b[0]);
    for (let i = 1; i < ranges.length; i++) expect(ranges[i]![0]).toBeGreaterThanOrEqual(ranges[i - 1]![1]);
  });
});

describe('kinds of siblings', () => {
  function sameKind(a: string, b: string): boolean {
    const { tree } = parseHtml(`<main>${a}${b}</main>`, 'http://forum.test/');
    const [first, second] = tree.children(tree.elements('main')[0]!);
    return isSameKind(tree, new Outlines(tree), first!, second!);
  }

  it('are one for posts of different length with optional parts', () => {
    const post = (body: string, extra = ''): string =>
      `<div class="post"><div class="user"><a href=u>u</a></div><div class="text">${body}</div><div class="foot"><a href=q>q</a></div>${extra}</div>`;
    expect(
      sameKind(
        post('<p>short</p>'),
        post('<p>a</p><ul><li>b</li></ul><pre>c</pre>', '<div class="sig">s</div>'),
      ),
    ).toBe(true);
  });

  it('are not one for different tags, or a post and an advertisement of the same tag', () => {
    expect(sameKind('<p>a</p>', '<div>a</div>')).toBe(false);
    expect(
      sameKind(
        '<div class="post"><div class="user"><a href=u>u</a></div><div class="text"><p>x</p></div><span class="date">1</span></div>',
        '<div class="banner"><table><tr><td><img src=a></td></tr></table></div>',
      ),
    ).toBe(false);
  });

  it('ignore numbers in class names', () => {
    expect(
      sameKind(
        '<div class="post-77"><b>a</b><i>1</i><u>x</u></div>',
        '<div class="post-78"><b>b</b><i>2</i><u>y</u></div>',
      ),
    ).toBe(true);
  });
});
