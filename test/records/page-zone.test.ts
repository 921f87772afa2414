import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/page/index.ts';
import { extractPosts, pageStructure } from '../../src/records/index.ts';

const WRITTEN = Date.UTC(2024, 2, 15, 22, 30);

/** First times of a thread page with something said above, below and in its posts. */
function timesOf(around: { readonly below?: string; readonly inPost?: string }, first: string): string[] {
  const times = [first, '13.03.2024 10:05', '14.03.2024 11:05', '14.03.2024 21:05'];
  const posts = times.map(
    (time, i) => `<div class="post" id="p${i}"><a class="by" href="/u/${i % 2}">${['anna', 'bert'][i % 2]}</a>
<span class="at">${time}</span><div class="said"><p>${'The pump hums and the hose leaks. '.repeat(1 + (i % 3))}${around.inPost ?? ''}</p></div></div>`,
  );
  const html = `<html lang="en"><h1>Pumps</h1><div>${posts.join('')}</div><p>${around.below ?? ''}</p></html>`;
  const page = parsePage({ url: 'http://z.example/t/1', body: Buffer.from(html), fetchedAt: WRITTEN });
  return extractPosts(pageStructure(page)).posts.map(({ time }) => time!.iso);
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

  it("count 'today' from the day it is there", () => {
    // 22:30 in London is past midnight in Helsinki.
    expect(timesOf({ below: 'All times are UTC+2' }, 'Today 00:10')[0]).toBe('2024-03-16T00:10:00+02:00');
    expect(timesOf({ below: 'All times are UTC' }, 'Today 21:10')[0]).toBe('2024-03-15T21:10:00Z');
  });
});
