import { describe, expect, it } from 'vitest';
import { linkTable, type PageStructure, type Region } from '../../src/records/index.ts';
import { structureOf } from './snippets.ts';

function row(id: number, title: string, options: { pager?: boolean; sticky?: boolean } = {}): string {
  const pager = options.pager
    ? `<span class="pages"><a href="/t/${id}/2">2</a> <a href="/t/${id}/3">3</a></span>`
    : '';
  return `<tr class="row${options.sticky ? ' sticky' : ''}"><td class="topic"><a class="title" href="/t/${id}">${title}</a>${pager}
<p>by <a class="user" href="/u/${id}">user${id}</a></p></td><td class="replies">${id * 3}</td><td class="last">5 Mar 2024 10:0${id}</td></tr>`;
}

function rowsOf(structure: PageStructure, count: number): Region {
  const region = structure.regions.find(({ records }) => records.length === count);
  if (region === undefined) throw new Error(`no region of ${count} records`);
  return region;
}

describe('link tables', () => {
  const structure = structureOf(
    `<table class="list">${row(1, 'Black screen after the update')}${row(2, 'A second, rather long title of a thread', { pager: true })}${row(3, 'Third one', { sticky: true })}</table>`,
  );
  const table = linkTable(structure, rowsOf(structure, 3));

  it('keep links of other places in columns of their own, with holes where a record has none', () => {
    const users = table.links.find(({ cells }) => cells[0]?.url === 'http://forum.test/u/1');
    expect(users?.cells.map((link) => link?.text)).toEqual(['user1', 'user2', 'user3']);
    const pager = table.links.find(({ cells }) => cells[1]?.url === 'http://forum.test/t/2/2');
    expect(pager?.cells.map((link) => link?.text)).toEqual([undefined, '2', undefined]);
  });

  it('leave what nested records hold to these', () => {
    const comment = (n: number, replies = ''): string =>
      `<li class="c"><a class="name" href="/u/${n}">user ${n}</a><time class="at">1</time><p class="text">text ${n}</p><a class="reply" href="/r/${n}">Reply</a>${replies}</li>`;
    const nested = structureOf(
      `<ol>${comment(1, `<ul>${comment(2)}</ul>`)}${comment(3)}${comment(4)}${comment(5)}</ol>`,
    );
    const names = linkTable(nested, rowsOf(nested, 5)).links.find(({ cells }) =>
      cells[0]?.url.includes('/u/'),
    );
    expect(names?.cells.map((link) => link?.url.slice(-1))).toEqual(['1', '2', '3', '4', '5']);
  });

  it('stay small when every record has places of its own', () => {
    const many = structureOf(
      `<div>${Array.from({ length: 400 }, (_, i) => `<p><b>x</b><i class="k${'abcdefghij'[i % 10]}${'q'.repeat(i / 10)}">${i}</i></p>`).join('')}</div>`,
    );
    for (const region of many.regions) {
      const { texts, links } = linkTable(many, region);
      expect(texts.length).toBeLessThanOrEqual(256);
      expect(links.length).toBeLessThanOrEqual(256);
    }
  });
});
