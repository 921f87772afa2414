import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { type Box, pageBoxes } from '../../src/records/index.ts';
import { pageFacts } from '../../src/records/page-facts.ts';

function boxesOf(content: string, rendered?: ReadonlyMap<number, Box>) {
  const page = parseHtml(`<body>${content}</body>`, 'http://forum.test/');
  const boxes = pageBoxes(page, pageFacts(page.tree), rendered);
  const { tree } = page;
  return { boxes, tree, box: (tag: string, n = 0) => boxes.of(tree.elements(tag)[n]!) };
}

describe('estimated boxes', () => {
  it('make longer texts higher', () => {
    const { box, boxes } = boxesOf(`<p>${'word '.repeat(400)}</p><p>short</p>`);
    expect(boxes.source).toBe('estimated');
    expect(box('p').height).toBeGreaterThan(5 * box('p', 1).height);
    expect(box('p', 1).height).toBe(20);
    expect(box('p').width).toBe(1000);
  });

  it('set blocks below each other and cells beside each other', () => {
    const { box } = boxesOf('<div><p>a</p><p>b</p><p>c</p></div><table><tr><td>a<br>b<td>c<td>d</table>');
    expect(box('div').height).toBe(60);
    expect(box('table').height).toBe(40);
  });

  it('give the cells of a row their share of its width by their text', () => {
    const { box } = boxesOf(`<table><tr><td>1</td><td>${'word '.repeat(30)}</td><td>2</td></tr></table>`);
    expect(box('td', 1).width).toBeGreaterThan(5 * box('td').width);
    expect(box('td').width + box('td', 1).width + box('td', 2).width).toBeCloseTo(1000, 0);
  });

  it('take the size of images from their attributes, never wider than what holds them', () => {
    const { box } = boxesOf(
      '<p><img src=a width=300 height=200></p><p><img src=b></p><p><img src=c width=4000 height=4000></p>',
    );
    expect(box('p').height).toBe(200);
    expect(box('img', 1)).toEqual({ width: 80, height: 80 });
    expect(box('img', 2).width).toBeLessThanOrEqual(1000);
  });

  it('make inline elements as wide as their text', () => {
    const { box } = boxesOf('<p><a href=x>abcd</a> and more text</p>');
    expect(box('a').width).toBeGreaterThan(30);
    expect(box('a').width).toBeLessThan(60);
    expect(box('a').height).toBe(20);
  });

  it('give no room to what nobody sees', () => {
    const { box } = boxesOf(
      '<div><script>lots of code here</script></div><p style="display:none">hidden</p>',
    );
    expect(box('div').height).toBe(0);
    expect(box('p')).toEqual({ width: 0, height: 0 });
  });

  it('add up over the siblings of a record', () => {
    const { boxes, tree, box } = boxesOf('<h3>a</h3><p>b</p><p>c</p>');
    const around = boxes.around(tree.elements('h3')[0]!, tree.elements('p')[1]!);
    expect(around.height).toBe(box('h3').height + box('p').height + box('p', 1).height);
  });
});

describe('rendered boxes', () => {
  it('are used as they are, and said to be', () => {
    const page = parseHtml('<body><p>a</p></body>', 'http://forum.test/');
    const p = page.tree.elements('p')[0]!;
    const { boxes } = boxesOf('<p>a</p>', new Map([[p, { width: 321, height: 45 }]]));
    expect(boxes.source).toBe('rendered');
    expect(boxes.of(p)).toEqual({ width: 321, height: 45 });
    expect(boxes.of(p + 1)).toEqual({ width: 321, height: 45 });
    expect(boxes.of(0)).toEqual({ width: 0, height: 0 });
  });
});
