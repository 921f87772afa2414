import { describe, expect, it } from 'vitest';
import { type JudgedLink, UnfamiliarLinks } from '../../src/crawl/unfamiliar-links.ts';

const judged = (path: string, isTaken = false, location = 'div.list'): JudgedLink => ({
  link: { url: `http://forum.test${path}`, fragment: '', text: 'x', rel: [], location, node: 1 },
  isTaken,
});

describe('UnfamiliarLinks', () => {
  it('asks for a look at what no pattern takes, until its like was looked at several times', () => {
    const links = new UnfamiliarLinks();
    const looks = Array.from({ length: 50 }, (_, n) =>
      links.areWorthALook([judged(`/user/${n}`), judged(`/t/${n}`, true)], 'thread'),
    );
    expect(looks[0]).toBe(true);
    expect(looks.filter((isLook) => isLook).length).toBeLessThan(10);
    expect(looks.at(-1)).toBe(false);
  });

  it('asks for few where patterns take all: one may be a pager that is taken for other boards', () => {
    const links = new UnfamiliarLinks();
    const looks = Array.from({ length: 50 }, (_, n) =>
      links.areWorthALook([judged(`/t/${n}`, true)], 'index'),
    );
    expect(looks.filter((isLook) => isLook).length).toBeLessThan(10);
  });

  it('sees a pager among links that it knows', () => {
    const links = new UnfamiliarLinks();
    for (let n = 0; n < 200; n++) links.areWorthALook([judged(`/t/${n}/reply`)], 'thread');
    expect(links.areWorthALook([judged('/t/7/reply')], 'thread')).toBe(false);
    expect(links.areWorthALook([judged('/t/7/reply'), judged('/t/7/2')], 'thread')).toBe(true);
  });

  it('tires of names that are all different, but later of those that stand among titles', () => {
    const word = (n: number) => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26));
    const looksOf = (location: string) => {
      const links = new UnfamiliarLinks();
      links.areWorthALook([judged('/thread/a-title', true)], 'index');
      return Array.from({ length: 200 }, (_, n) =>
        links.areWorthALook([judged(`/thread/${word(n)}`, false, location)], 'index'),
      ).filter((isLook) => isLook).length;
    };
    expect(looksOf('div.side')).toBeLessThan(60);
    expect(looksOf('div.list')).toBe(200);
  });

  it('does not ask again for what an earlier crawl has looked at', () => {
    const before = new UnfamiliarLinks();
    before.areWorthALook([judged('/user/1'), judged('/t/1', true)], 'thread');
    const links = new UnfamiliarLinks(before.familiar);
    expect(links.areWorthALook([judged('/user/99'), judged('/t/99', true)], 'thread')).toBe(false);
    expect(links.areWorthALook([judged('/user/99')], 'index')).toBe(true);
    expect(links.areWorthALook([judged('/user/99', false, 'div.pager')], 'thread')).toBe(true);
    expect(links.areWorthALook([judged('/t/99/2')], 'thread')).toBe(true);
  });

  it('still asks for titles spelled as no other, whatever an earlier crawl has looked at', () => {
    const before = new UnfamiliarLinks();
    before.areWorthALook([judged('/thread/a-title', true), judged('/thread/odd')], 'index');
    const links = new UnfamiliarLinks(before.familiar);
    links.areWorthALook([judged('/thread/a-title', true)], 'index');
    expect(links.areWorthALook([judged('/thread/odder')], 'index')).toBe(true);
    expect(links.areWorthALook([judged('/thread/odder', false, 'div.side')], 'index')).toBe(true);
  });

  it('keeps nothing where there would be too much to keep', () => {
    const links = new UnfamiliarLinks();
    for (let n = 0; n < 1200; n++) links.areWorthALook([judged('/user/1', false, `div.box${n}`)], 'thread');
    expect(links.familiar).toBeUndefined();
  });

  it('knows nothing any more once the site is learned anew', () => {
    const links = new UnfamiliarLinks();
    for (let n = 0; n < 20; n++) links.areWorthALook([judged(`/user/${n}`)], 'thread');
    links.startOver();
    expect(links.areWorthALook([judged('/user/99')], 'thread')).toBe(true);
  });
});
