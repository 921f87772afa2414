import { describe, expect, it } from 'vitest';
import { type Page, parsePage } from '../../src/page/index.ts';
import { applyTemplate, extractPosts, pageStructure, siteTemplate } from '../../src/records/index.ts';

const WRITTEN = Date.UTC(2024, 2, 15, 22, 30);

interface Around {
  readonly below?: string;
  readonly inPost?: string;
}

/** A thread page with something said below and in its posts. */
function threadPage(around: Around, first: string, fetchedAt = WRITTEN): Page {
  const times = [first, '13.03.2024 10:05', '14.03.2024 11:05', '14.03.2024 21:05'];
  const posts = times.map(
    (time, i) => `<div class="post" id="p${i}"><a class="by" href="/u/${i % 2}">${['anna', 'bert'][i % 2]}</a>
<span class="at">${time}</span><div class="said"><p>${'The pump hums and the hose leaks. '.repeat(1 + (i % 3))}${around.inPost ?? ''} Number ${(fetchedAt + i) % 9973}.</p></div></div>`,
  );
  const html = `<html lang="en"><h1>Pumps</h1><div>${posts.join('')}</div><p>${around.below ?? ''}</p></html>`;
  return parsePage({ url: 'http://z.example/t/1', body: Buffer.from(html), fetchedAt });
}

/** Times of its posts, the page read alone. */
function timesOf(around: Around, first: string): string[] {
  const { posts } = extractPosts(pageStructure(threadPage(around, first)));
  return posts.map(({ time }) => time!.iso);
}

describe('times of posts', () => {
  it('stay local where the page tells no zone', () => {
    expect(timesOf({}, '12.03.2024 09:05')[0]).toBe('2024-03-12T09:05:00');
  });

  it.each([
    ['All times are UTC+02:00', '+02:00'],
    ['Alle Zeiten sind GMT +1. Es ist jetzt 10:00 Uhr.', '+01:00'],
    ['All times are GMT −5', '-05:00'],
    ['Todas las horas son UTC - 3 horas [ DST ]', '-02:00'],
    ['Все времена UTC', 'Z'],
    ['All times are UTC+05:30.', '+05:30'],
  ])('are of the zone that %s tells', (below, offset) => {
    expect(timesOf({ below }, '12.03.2024 09:05')[0]).toBe(`2024-03-12T09:05:00${offset}`);
  });

  it('have nothing to do with zones people write of, or names that hold one', () => {
    expect(timesOf({ inPost: 'I am in UTC+9' }, '12.03.2024 09:05')[0]).toBe('2024-03-12T09:05:00');
    expect(timesOf({ below: 'The GMT Master watch shop' }, '12.03.2024 09:05')[0]).toBe(
      '2024-03-12T09:05:00',
    );
  });

  it('know of summer time where the page names the place', () => {
    const below = '<span title="Europe/Berlin">UTC+01:00</span>';
    expect(timesOf({ below }, '12.07.2023 09:05').slice(0, 2)).toEqual([
      '2023-07-12T09:05:00+02:00',
      '2024-03-13T10:05:00+01:00',
    ]);
    expect(timesOf({ below: 'Zone: America/New_York' }, '12.03.2024 09:05')[0]).toBe(
      '2024-03-12T09:05:00-04:00',
    );
    expect(timesOf({ below: 'Europe/Atlantis' }, '12.03.2024 09:05')[0]).toBe('2024-03-12T09:05:00');
  });

  it("count 'today' from the day it is there", () => {
    // 22:30 in London is past midnight in Helsinki.
    expect(timesOf({ below: 'All times are UTC+2' }, 'Today 00:10')[0]).toBe('2024-03-16T00:10:00+02:00');
    expect(timesOf({ below: 'All times are UTC' }, 'Today 21:10')[0]).toBe('2024-03-15T21:10:00Z');
  });
});

describe('a clock on the pages of a site', () => {
  const MINUTE = 60_000;
  /** The first time of a page without a clock, by a template learned from pages whose clocks show these minutes past 22:30. */
  const learnedFrom = (shown: readonly string[]): string => {
    const pages = shown.map((clock, i) =>
      threadPage({ below: `It is now ${clock}` }, `1${i}.02.2024 09:05`, WRITTEN + 7 * i * MINUTE + 20_000),
    );
    const template = siteTemplate(pages.map(pageStructure))!;
    return applyTemplate(threadPage({}, '12.03.2024 09:05'), template).posts[0]!.time!.iso;
  };

  it('gives its zone away when it always is as far from UTC', () => {
    const shown = ['16.03.2024 00:30', '16.03.2024 00:37', '16.03.2024 00:44'];
    expect(learnedFrom(shown)).toBe('2024-03-12T09:05:00+02:00');
  });

  it('does not when it stands still, or stood there once', () => {
    expect(learnedFrom(Array.from({ length: 3 }, () => '16.03.2024 00:30'))).toBe('2024-03-12T09:05:00');
    expect(learnedFrom(['16.03.2024 00:30', 'late', 'late'])).toBe('2024-03-12T09:05:00');
  });
});
