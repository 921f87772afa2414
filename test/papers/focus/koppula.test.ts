import { describe, expect, it } from 'vitest';
import { koppulaPatterns } from '../../../src/papers/focus/koppula.ts';

describe("Koppula's patterns", () => {
  it("keep the one form of FoCUS's example that has support", () => {
    const urls = ['about20152', 'about18382', 'about19741', 'about20142', 'user34', 'post180803'].map(
      (name) => `http://www.gardenstew.com/${name}.html`,
    );
    expect(koppulaPatterns(urls)).toEqual([
      { regex: '^http://www\\.gardenstew\\.com/about(\\d+)\\.html$', urls: urls.slice(0, 4) },
    ]);
  });
  it('keep several forms that all have support', () => {
    const urls = [1, 2, 3].flatMap((id) => [`http://a.test/topic.php?t=${id}`, `http://a.test/poll/${id}`]);
    expect(koppulaPatterns(urls).map(({ regex }) => regex)).toEqual([
      '^http://a\\.test/topic\\.php\\?t=(\\d+)$',
      '^http://a\\.test/poll/(\\d+)$',
    ]);
  });
  it('leave titles open', () => {
    const urls = ['a-cat', 'the-old-house', 'hello', 'what-now-2', 'x'].map(
      (title) => `http://a.test/topic/${title}/`,
    );
    expect(koppulaPatterns(urls).map(({ regex }) => regex)).toEqual(['^http://a\\.test/topic/([^/?]+)/$']);
  });
  it('leave open no more than one step of an address within the query', () => {
    const urls = ['5-a-cat', '17-the-old-house', '8-hello', '9-what-now-2', '30-x'].map(
      (title) => `http://a.test/index.php?/topic/${title}/`,
    );
    const [pattern] = koppulaPatterns(urls);
    for (const url of urls) expect(url).toMatch(new RegExp(pattern!.regex));
    expect(`${urls[0]}findcomment/9/`).not.toMatch(new RegExp(pattern!.regex));
  });
  it('are none without URLs', () => {
    expect(koppulaPatterns([])).toEqual([]);
  });
});
