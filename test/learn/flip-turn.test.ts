import { describe, expect, it } from 'vitest';
import { flipTurn } from '../../src/learn/flip-turn.ts';
import { BASE } from './forums.ts';

const turned = (page: string, flip: string, other: string): string | undefined =>
  flipTurn(BASE + page, BASE + flip)?.(BASE + other)?.slice(BASE.length);

describe('flipTurn', () => {
  it.each([
    ['a parameter', '/t.php?t=3', '/t.php?t=3&page=2', '/t.php?t=55', '/t.php?t=55&page=2'],
    ['a first parameter', '/t.php?t=3', '/t.php?page=2&t=3', '/t.php?t=55', '/t.php?page=2&t=55'],
    [
      'an offset before the extension',
      '/old-chain-vt3.html',
      '/old-chain-vt3-15.html',
      '/a-new-saddle-2-go-vt551.html',
      '/a-new-saddle-2-go-vt551-15.html',
    ],
    [
      'a number between an id and a title',
      '/t/12-old-chain/',
      '/t/12-p2-old-chain/',
      '/t/7-new/',
      '/t/7-p2-new/',
    ],
    ['a segment', '/t/old-chain/', '/t/old-chain/page/2/', '/t/wheel/', '/t/wheel/page/2/'],
    [
      'a number in place of another',
      '/forum-3-1.html',
      '/forum-3-2.html',
      '/forum-44-1.html',
      '/forum-44-2.html',
    ],
    [
      'a number in place of another, after titles with numbers',
      '/old-chain-3-1.html',
      '/old-chain-3-2.html',
      '/my-2nd-saddle-9-1.html',
      '/my-2nd-saddle-9-2.html',
    ],
  ])('does to other addresses what turned one: %s', (_what, page, flip, other, expected) => {
    expect(turned(page, flip, other)).toBe(expected);
  });

  it('cannot turn addresses of another build', () => {
    expect(turned('/t.php?t=3', '/t.php?t=3&page=2', '/t.php')).toBeUndefined();
    expect(turned('/t/old-chain/1', '/t/old-chain/2', '/t/old-chain')).toBeUndefined();
    expect(turned('/forum-3-1.html', '/forum-3-2.html', '/forum-44-7.html')).toBeUndefined();
  });

  it('is none where more than a number differs', () => {
    expect(turned('/t/old-chain', '/t/new-chain', '/t/wheel')).toBeUndefined();
    expect(turned('/t/5', '/t/5', '/t/6')).toBeUndefined();
    expect(turned('/t/5', '/t/5/reply', '/t/6')).toBeUndefined();
  });
});
