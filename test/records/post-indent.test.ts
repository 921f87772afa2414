import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora', 'emil'];
/** Depths of the comments of each thread, in reading order. */
const TREES = [
  [0, 1, 2, 1, 1, 0, 1],
  [0, 0, 1, 2, 3, 1],
  [0, 1, 2, 2, 3, 0],
  [0, 1, 1, 0, 1, 2],
];

function treePage(
  thread: number,
  depths: readonly number[],
  frame: (depth: number) => string,
): PageStructure {
  const rows = depths.map((depth, i) => {
    const name = NAMES[(thread + i * 2) % NAMES.length]!;
    const words = 'so it goes on and on '.repeat((thread * 5 + i * 3) % 4);
    return `<div class="comment" id="c${thread}${i}">${frame(depth)}<a class="by" href="/u/${name}">${name}</a>
<span class="at">${10 + i}.03.20${10 + thread} 1${i % 10}:05</span><div class="said">Comment ${i} of ${thread} ${words}</div></div></div>`;
  });
  return pageStructure(
    parseHtml(`<h1>Thread ${thread}</h1><div>${rows.join('\n')}</div>`, `http://tree.example/t/${thread}`),
  );
}

function parentsRead(frame: (depth: number) => string, depths: readonly number[]): (number | null)[] {
  const template = learnPostTemplate(TREES.map((tree, thread) => treePage(thread, tree, frame)))!;
  return applyTemplate(treePage(8, depths, frame).page, template).posts.map(({ replyTo }) => replyTo);
}

const DEPTHS = [0, 1, 2, 1, 0, 1];
const PARENTS = [null, 0, 1, 0, null, 4];

describe('a tree of answers drawn by indentation', () => {
  it('is read from the width of a spacer', () => {
    const spacer = (depth: number) => `<img class="space" src="/s.gif" width="${depth * 40}"><div>`;
    expect(parentsRead(spacer, DEPTHS)).toEqual(PARENTS);
  });

  it('is read from a margin that only answers have', () => {
    const frame = (depth: number) => (depth === 0 ? '<div>' : `<div style='margin-left:${depth * 4}ex;'>`);
    expect(parentsRead(frame, DEPTHS)).toEqual(PARENTS);
  });

  it('is read from a margin', () => {
    expect(parentsRead((depth) => `<div style="margin-left: ${depth * 1.5}em">`, DEPTHS)).toEqual(PARENTS);
  });

  it('is read from a number in a class name', () => {
    expect(parentsRead((depth) => `<div class="box depth-${depth + 1}">`, DEPTHS)).toEqual(PARENTS);
  });

  it('is not seen in a number that grows from page to page', () => {
    let row = 0;
    expect(parentsRead(() => `<div class="board-${10 + Math.floor(row++ / 6)}">`, DEPTHS)).toEqual(
      DEPTHS.map(() => null),
    );
  });

  it('is not seen in the colours of rows or in numbers that count up', () => {
    let row = 0;
    expect(parentsRead(() => `<div class="row${row++ % 3}">`, DEPTHS)).toEqual(DEPTHS.map(() => null));
    expect(parentsRead(() => `<div data-index="${row++}">`, DEPTHS)).toEqual(DEPTHS.map(() => null));
  });
});
