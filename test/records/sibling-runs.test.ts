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

/** As `runsIn`, of the rows of a table. */
function rowsIn(rows: string): string[][] {
  const { tree } = parseHtml(`<table>${rows}</table>`, 'http://forum.test/');
  const body = tree.elements('tbody')[0]!;
  return siblingRuns(tree, pageFacts(tree), new Outlines(tree), body).map(({ records }) =>
    records.map(({ first, last }) => {
      let text = '';
      for (let node = first; node <= last; node = tree.end[node]!) text += tree.text(node);
      return text.replace(/\n/g, '');
    }),
  );
}

describe('sibling runs', () => {
  it('cut siblings at the first kind of each run', () => {
    expect(runsIn('<h3>a</h3><p>b</p><h3>c</h3><p>d</p>')).toContainEqual(['ab', 'cd']);
  });

  it('hold rows of one class that take turns together, unless one kind follows itself as well', () => {
    const head = (i: number) =>
      `<tr class="r${(i % 2) + 1}"><td><a href="/u/${i}">n${i}</a></td><td><div><a href="/q/${i}">q</a></div><div><a href="#${i}">#</a></div></td></tr>`;
    const said = (i: number) => `<tr class="r${(i % 2) + 1}"><td><p>m</p></td><td><em>s${i}</em></td></tr>`;
    const posts = [1, 2, 3, 4].map((i) => head(i) + said(i)).join('');
    expect(rowsIn(posts)).toContainEqual([1, 2, 3, 4].map((i) => `n${i}q#ms${i}`));
    const odd = [1, 2, 3, 4, 5].map((i) => (i === 3 ? said(i) : head(i))).join('');
    expect(rowsIn(odd)).not.toContainEqual(['n1q#', 'n2q#ms3', 'n4q#', 'n5q#']);
  });

  it('end the last record where something begins that other records do not have', () => {
    expect(
      runsIn('<h3>a</h3><p>b</p><h3>c</h3><p>d</p><form class="reply"><input><button>send</button></form>'),
    ).toContainEqual(['ab', 'cd']);
  });

  it('end the last record at the rule that ends the others, whatever stands before it', () => {
    expect(
      runsIn(
        '<a name=1></a><b>x</b><p>1</p><hr><a name=2></a><b>y</b><p>2</p><hr><a name=3></a><b>z</b><p>3</p><ul><li>4</li></ul><hr><i>below</i>',
      ),
    ).toContainEqual(['x1', 'y2', 'z34']);
  });

  it('hold rows together that a cell of the first one reaches over', () => {
    const post = (name: string, extra: string): string =>
      `<tr><td rowspan=3><b>${name}</b></td><td><table><tr><td>1.5.</td></tr></table></td></tr>
<tr><td>${extra}<div>text of ${name}</div></td></tr><tr><td><table><tr><td>buttons</td></tr></table></td></tr>`;
    expect(
      rowsIn(post('anna', '<b>title</b><br>') + post('bert', '') + post('carl', '<i>quote</i>')),
    ).toEqual([
      ['anna1.5.titletext of annabuttons', 'bert1.5.text of bertbuttons', 'carl1.5.quotetext of carlbuttons'],
    ]);
  });

  it('do not hold the boards of a category together, beside which its name stands', () => {
    const board = (name: string): string => `<td><a href="/${name}">${name}</a></td><td>12</td>`;
    const category = (name: string, boards: readonly string[]): string =>
      boards
        .map(
          (one, i) => `<tr>${i === 0 ? `<td rowspan=${boards.length}>${name}</td>` : ''}${board(one)}</tr>`,
        )
        .join('');
    const runs = rowsIn(category('A', ['x', 'y', 'z']) + category('B', ['v', 'w']));
    expect(runs.flat()).toContain('y12');
    expect(runs.flat().filter((text) => text.includes('12') && text.split('12').length > 2)).toEqual([]);
  });

  it('are as long as bodies of many paragraphs need', () => {
    const post = (name: string, paragraphs: number): string =>
      `<h3>${name}</h3>${'<p>.</p>'.repeat(paragraphs)}<hr>`;
    expect(runsIn(post('a', 20) + post('b', 9) + post('c', 30))).toContainEqual([
      `a${'.'.repeat(20)}`,
      `b${'.'.repeat(9)}`,
      `c${'.'.repeat(30)}`,
    ]);
  });

  it('are cut at what every record has, not at an avatar that some lack', () => {
    const post = (name: string, face: string): string =>
      `<h3><a href=u>${name}</a></h3>${face}<div class=body>text</div><hr>`;
    const face = '<img class=face src=a>';
    expect(runsIn(post('a', face) + post('b', '') + post('c', face) + post('d', face))).toContainEqual([
      'atext',
      'btext',
      'ctext',
      'dtext',
    ]);
  });

  it('keep a part of one class together with its head, however people filled it', () => {
    const head = (name: string): string => `<h3><a href=u>${name}</a></h3>`;
    const quote =
      '<div class=body><blockquote><cite><a href=q>q</a></cite><p>r</p></blockquote><i>s</i><u>t</u></div>';
    expect(runsIn(`${head('a')}<div class=body><p>1</p></div>${head('b')}${quote}`)).toContainEqual([
      'a1',
      'bqrst',
    ]);
  });

  it('do not take links for the anchors that begin records', () => {
    const post = (name: string, extra = ''): string =>
      `<a name=${name}></a><b>${name}</b><p>text</p>${extra}<hr>`;
    expect(runsIn(post('x') + post('y', '<a href=file>file</a>') + post('z'))).toContainEqual([
      'xtext',
      'ytextfile',
      'ztext',
    ]);
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

  it('are one for answers that are unlike the question above them but like each other', () => {
    const layout = (body: string): string =>
      `<div class="vote"><a href=u>+</a></div><div class="text">${body}</div><div class="card"><a href=u>u</a></div>`;
    const question = `<div class="entry question"><div class="tags"><a href=t>t</a></div><div class="views"><b>9</b></div><div class="poll"><i>1</i></div>${layout('<p>q</p><ul><li>r</li></ul>')}</div>`;
    const answer = `<div class="entry answer">${layout('<p>a</p>')}</div>`;
    expect(runsIn(question + answer.repeat(3))).toContainEqual(['t91+qru', '+au', '+au', '+au']);
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
