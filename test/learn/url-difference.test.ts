// The one number in which two URLs differ.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, urlDifference } from '../../src/learn/url-difference.ts';

const at = (path: string): string => `http://a.test${path}`;
const diff = (from: string, to: string) => urlDifference(at(from), at(to));

describe('urlDifference', () => {
  it.each([
    ['/t.php?t=5', '/t.php?t=5&start=15', 15, null, 'start={}'],
    ['/t.php?t=5', '/t.php?page=2&t=5', 2, null, 'page={}'],
    ['/t.php?t=5&start=15', '/t.php?start=30&t=5', 30, 15, 'start={}'],
    ['/list', '/list?page=2', 2, null, 'page={}'],
    ['/read?3,57', '/read?3,57,page=2', 2, null, 'page={}'],
    ['/read?3,57,page=2', '/read?3,57,page=3', 3, 2, 'page={}'],
    ['/topic/7/my-title/', '/topic/7/my-title/page/2/', 2, null, 'page/{}'],
    ['/threads/x.405700/', '/threads/x.405700/page-2', 2, null, 'page-{}'],
    ['/board-24/', '/board-24/p2.html', 2, null, 'p{}.html'],
    ['/2024/12/26/title/', '/2024/12/26/title/comment-page-2/', 2, null, 'comment-page-{}'],
    ['/thread-5-1.html', '/thread-5-2.html', 2, 1, 'thread-#-{}.html'],
    ['/index.php?topic=5.0', '/index.php?topic=5.20', 20, 0, 'topic=#.{}'],
    ['/slug-vt1818.html', '/slug-vt1818-15.html', 15, null, 'slug-vt#-{}.html'],
    ['/f42-orders', '/f42-orders-4.html', 4, null, 'f#-orders-{}.html'],
  ])('of %s and %s is %d', (from, to, value, fromValue, form) => {
    expect(diff(from, to)).toMatchObject({ value, fromValue, form });
  });

  it('is none between equal URLs, and between URLs that differ in more', () => {
    expect(diff('/t.php?t=5', '/t.php?t=5')).toBeUndefined();
    expect(diff('/t.php?t=5', '/t.php?t=6&start=15')).toBeUndefined();
    expect(diff('/t.php?t=5', '/t.php?t=5&start=15&sort=2')).toBeUndefined();
    expect(diff('/forum/', '/forum/7-my-title/')).toBeUndefined();
    expect(diff('/a/5', '/b/6')).toBeUndefined();
  });

  it('does not take digits of a code or of percent-encoding for a number', () => {
    expect(diff('/d/0vmnbq5', '/d/0vmnbq6')).toBeUndefined();
    expect(diff('/%D0%B1/', '/%D0%B2/')).toBeUndefined();
    expect(diff('/%D1%82%D0%B5%D0%BC%D0%B05/', '/%D1%82%D0%B5%D0%BC%D0%B06/')).toMatchObject({ value: 6 });
  });

  it('does not join digits to another number', () => {
    expect(diff('/t/5', '/t/51')).toMatchObject({ value: 51, fromValue: 5 });
  });

  it('ignores scheme, www and the order of parameters', () => {
    expect(urlDifference('http://www.a.test/t?a=1&b=2', 'https://a.test/t?b=2&page=3&a=1')).toMatchObject({
      value: 3,
      fromValue: null,
    });
  });

  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const number = fc.integer({ min: 0, max: 999_999 });
  const query = fc.uniqueArray(fc.tuple(word, number), { maxLength: 4, selector: ([name]) => name });

  it('finds any parameter put in anywhere, and fills its template back', () => {
    fc.assert(
      fc.property(word, query, word, number, fc.nat(), (path, parameters, name, value, place) => {
        fc.pre(!parameters.some(([other]) => other === name));
        const pairs = parameters.map(([key, one]) => `${key}=${one}`);
        const from = `http://a.test/${path}.php${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
        pairs.splice(place % (pairs.length + 1), 0, `${name}=${value}`);
        const to = `http://a.test/${path}.php?${pairs.join('&')}`;
        const found = urlDifference(from, to);
        expect(found).toMatchObject({ value, fromValue: null, form: `${name}={}` });
        expect(fillTemplate(found!.template, value)).toBe(to);
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('sees a replaced number from both ends', () => {
    fc.assert(
      fc.property(word, number, number, number, (path, id, a, b) => {
        fc.pre(a !== b);
        const url = (page: number): string => `http://a.test/${path}-${id}-${page}.html`;
        expect(urlDifference(url(a), url(b))).toMatchObject({ value: b, fromValue: a });
        expect(urlDifference(url(b), url(a))).toMatchObject({ value: a, fromValue: b });
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
