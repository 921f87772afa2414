import { describe, expect, it } from 'vitest';
import { chooseNegatives } from '../../src/learn/negatives.ts';
import { BASE } from './forums.ts';

const urls = (...paths: string[]): string[] => paths.map((path) => BASE + path);
const many = (path: (n: number) => string): string[] => [1, 2, 3, 4, 5].map((n) => BASE + path(n));

describe('chooseNegatives', () => {
  it('takes links whose form no example has', () => {
    const examples = many((n) => `/showthread.php?t=${n}`);
    const others = [...many((n) => `/member.php?u=${n}`), ...urls('/login.php', '/faq.php')];
    expect(chooseNegatives(examples, others)).toEqual(others);
  });

  it('leaves out links that look like examples: side boxes link to real threads too', () => {
    const examples = many((n) => `/showthread.php?t=${n}`);
    expect(chooseNegatives(examples, urls('/showthread.php?t=77'))).toEqual([]);
  });

  it('leaves out later pages than the examples show', () => {
    const examples = many((n) => `/topic-${n}/page-2.html`);
    expect(chooseNegatives(examples, urls('/topic-9/page-17.html'))).toEqual([]);
  });

  it('takes a word of the software behind many threads for a difference', () => {
    const examples = many((n) => `/topic/${n}/title-number-${'abcdef'[n]}`);
    const feeds = many((n) => `/topic/${n}/feed`);
    expect(chooseNegatives(examples, feeds)).toEqual(feeds);
  });

  it('does not take an unknown slug for a difference', () => {
    const examples = many((n) => `/topic/${n}/title-${'abcdef'[n]}`);
    expect(chooseNegatives(examples, urls('/topic/99/quite-another-title'))).toEqual([]);
  });

  it('does not take a title of a letter and a number for a difference where titles are like that', () => {
    const examples = ['topic/13', 'av-75/18', 'z-81/17', 'xr-570/30'].map((path) => `${BASE}/t/${path}`);
    expect(chooseNegatives(examples, urls('/t/gt-450/1'))).toEqual([]);
    // Where all are called alike, another letter is another kind.
    const alike = many((n) => `/t${n}`);
    expect(chooseNegatives(alike, urls('/p77'))).toEqual(urls('/p77'));
  });

  it('does not take a short title behind a number for a difference', () => {
    const boards = ['1-announcements', '3-two-stroke-engines', '5-woodwork'].map(
      (name) => `${BASE}/forum/${name}/`,
    );
    const prints = ['8-print', '9-print'].map((name) => `${BASE}/forum/${name}/`);
    expect(chooseNegatives(boards, [`${BASE}/forum/10-trains/`, ...prints])).toEqual(prints);
  });

  it('takes other parameters for a difference', () => {
    const examples = many((n) => `/t.php?id=${n}`);
    expect(chooseNegatives(examples, urls('/t.php?id=5&print=1'))).toEqual(urls('/t.php?id=5&print=1'));
  });

  it('reads an address within the query as it reads paths', () => {
    const examples = many((n) => `/index.php?/topic/${n}-title-${'abcdef'[n]}/`);
    expect(chooseNegatives(examples, urls('/index.php?/topic/9-quite-another-title/'))).toEqual([]);
    const members = urls('/index.php?/member/9-some-name/', '/index.php?/topic/9-title/feed/');
    expect(chooseNegatives(examples, members)).toEqual(members);
  });

  it('names each link once', () => {
    const examples = many((n) => `/t.php?id=${n}`);
    expect(chooseNegatives(examples, urls('/faq', '/faq'))).toHaveLength(1);
  });
});
