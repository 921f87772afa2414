import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyIndexTemplate,
  extractIndexRows,
  learnIndexTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const TITLES = [
  'Black screen after update',
  'Which cable for a long run?',
  'Fan is loud',
  'Solved: no sound',
  'New here, hello',
  'Printer eats paper',
];

/** A board with as many threads as asked for; the first is sticky when `hasSticky`. */
function board(id: number, count: number, hasSticky = false): PageStructure {
  const rows = Array.from({ length: count }, (_, i) => {
    const day = hasSticky && i === 0 ? 1 : 28 - i;
    return `<tr class="t"><td><a href="/t/${id}${i}">${TITLES[(id + i) % TITLES.length]}</a><br><small>by <a href="/u/${i}">user${i}</a></small></td>
<td class="n">${i * 3 + 1}</td><td class="n">${i * 97 + 120}</td><td><span>2024-03-${String(day).padStart(2, '0')} 10:0${i}</span></td></tr>`;
  });
  return pageStructure(
    parseHtml(
      `<html><head><title>Board ${id}</title></head><body><ul><li><a href="/">Home</a></li><li><a href="/faq">FAQ</a></li></ul>
<h1>Board ${id}</h1><table id="list"><tbody>${rows.join('')}</tbody></table></body></html>`,
      `http://forum.example/b/${id}`,
    ),
  );
}

describe('rows of a board', () => {
  it('tell views', () => {
    expect(extractIndexRows(board(2, 6)).map(({ views }) => views)).toEqual([120, 217, 314, 411, 508, 605]);
  });

  it('above newer ones are sticky', () => {
    expect(extractIndexRows(board(2, 6, true)).map(({ isSticky }) => isSticky)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are found on a board with one thread by the template of the others', () => {
    const template = learnIndexTemplate([board(1, 6), board(2, 5), board(3, 6)])!;
    expect(JSON.parse(JSON.stringify(template))).toEqual(template);
    expect(applyIndexTemplate(board(4, 1).page, template)).toMatchObject([
      { url: 'http://forum.example/t/40', replies: 1 },
    ]);
  });

  it('are boards or threads as the caller knows better', () => {
    const rows = extractIndexRows(board(2, 4), {
      kindOf: (url) => (url.endsWith('1') ? 'board' : undefined),
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['thread', 'board', 'thread', 'thread']);
  });
});
