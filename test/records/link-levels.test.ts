import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { linkParents } from '../../src/records/index.ts';

function parentsIn(body: string): number[] {
  const page = parseHtml(body, 'https://a.example/');
  return linkParents(page, page.links);
}

describe('linkParents', () => {
  it('reads lists within lists, with items that nobody closed', () => {
    expect(
      parentsIn(
        '<ul><li><a href=1>a</a><ul><li><a href=2>b</a><li><a href=3>c</a></ul><li><a href=4>d</a></ul>',
      ),
    ).toEqual([-1, 0, 0, -1]);
  });

  it('reads rows that are moved in by their style', () => {
    const row = (n: number, left: number) =>
      `<tr><td><h4 style="padding-left: ${left}px"><a href=${n}>${n}</a></h4></td></tr>`;
    expect(parentsIn(`<table>${row(1, 0)}${row(2, 15)}${row(3, 30)}${row(4, 15)}</table>`)).toEqual([
      -1, 0, 1, 0,
    ]);
  });

  it('sees no tree in a plain list, whatever is set in bold', () => {
    expect(parentsIn('<ul><li><b><a href=1>a</a></b><li><a href=2>b</a></ul>')).toEqual([-1, -1]);
  });
});
