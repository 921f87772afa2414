import { describe, expect, it } from 'vitest';
import {
  matchPatterns,
  patternLikeness,
  patternsOf,
  type RepetitivePattern,
  updatePatterns,
} from '../../src/records/index.ts';
import { posts, structureOf } from './snippets.ts';

const threadPage = (count: number) =>
  structureOf(
    posts(count)
      .map(
        ({ number, author, text, time }) =>
          `<div class="post"><div class="user"><a href="/u/${author}">${author}</a>${number % 2 ? '<img class="avatar" src="a">' : ''}</div>
<div class="text">${text}</div><div class="foot">${time}<a href="/q">Quote</a><a href="/r">Report</a></div></div>`,
      )
      .join(''),
  );
const boardPage = (count: number) =>
  structureOf(
    `<table>${posts(count)
      .map(
        ({ number, author, text, time }) =>
          `<tr class="row"><td class="t"><a href="/t/${number}">${text}</a></td><td class="n">${number}</td><td class="l">${author} ${time}</td></tr>`,
      )
      .join('')}</table>`,
  );

describe('repetitive patterns', () => {
  it('describe a region as a tree with signs for what is optional or repeated', () => {
    const [pattern] = patternsOf(threadPage(6));
    expect(pattern!.tree).toMatchObject({ tag: 'div', name: 'post', sign: '+' });
    const user = pattern!.tree.children.find(({ name }) => name === 'user')!;
    expect(user.sign).toBe('1');
    expect(user.children.find(({ tag }) => tag === 'img')).toMatchObject({ sign: '?', share: 0.5 });
    const foot = pattern!.tree.children.find(({ name }) => name === 'foot')!;
    expect(foot.children).toMatchObject([{ tag: 'a', sign: '+' }]);
  });

  it('are alike on pages of one layout and unlike on pages of different ones', () => {
    const [long] = patternsOf(threadPage(8));
    const [short] = patternsOf(threadPage(3));
    const [board] = patternsOf(boardPage(6));
    expect(patternLikeness(long!.tree, short!.tree)).toBeGreaterThan(0.9);
    expect(patternLikeness(long!.tree, board!.tree)).toBeLessThan(0.2);
  });

  it('gather support and area over pages', () => {
    let patterns: RepetitivePattern[] = [];
    for (const page of [threadPage(5), threadPage(7), boardPage(4), threadPage(2)])
      patterns = updatePatterns(patterns, page);
    const thread = patterns.find(({ tree }) => tree.name === 'post')!;
    const board = patterns.find(({ tree }) => tree.name === 'row')!;
    expect(thread.support).toBe(3);
    expect(board.support).toBe(1);
    expect(thread.area).toBeGreaterThan(0.3);
    expect(thread.area).toBeLessThanOrEqual(1);
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
    // The menu stands on all pages.
    expect(Math.max(...patterns.map(({ support }) => support))).toBe(4);
    expect(JSON.parse(JSON.stringify(patterns))).toEqual(patterns);
  });

  it('tell which of the known ones a new page shows, how often, and what is new on it', () => {
    const patterns = updatePatterns(updatePatterns([], threadPage(5)), threadPage(6));
    const same = matchPatterns(threadPage(4), patterns);
    const index = patterns.findIndex(({ tree }) => tree.name === 'post');
    expect(same.counts[index]).toBe(1);
    expect(same.matches.find(({ pattern }) => pattern.id === patterns[index]!.id)!.likeness).toBeGreaterThan(
      0.9,
    );
    const other = matchPatterns(boardPage(5), patterns);
    expect(other.counts[index]).toBe(0);
    expect(other.unmatched.map(({ tree }) => tree.name)).toContain('row');
  });
});
