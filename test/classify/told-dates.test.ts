// Dates that only an attribute tells.
import { expect, test } from 'vitest';
import { withToldDates } from '../../src/classify/told-dates.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

const datesOf = (html: string) => {
  const structure = pageStructure(parseHtml(html, 'http://forum.test/'));
  return [structure, withToldDates(structure)].map(({ facts }) => facts.dates.at(-1));
};

test('count where the text beside shows none', () => {
  expect(datesOf('<p><a href="/t/1">Oak</a> <span title="2024-01-05 10:00">a while back</span>')).toEqual([
    0, 1,
  ]);
  expect(datesOf('<p>Oak <abbr datetime="2024-01-05T10:00:00Z"><b>long ago</b></abbr>')).toEqual([0, 1]);
});

test('do not count twice, nor where a title is an excerpt or nobody sees a text', () => {
  expect(datesOf('<p><span title="2024-01-05 10:00">5 January 2024</span>')).toEqual([1, 1]);
  const excerpt = 'On 2024-01-05 we went to the wood and found more oak than anybody had thought';
  expect(datesOf(`<p><a href="/t/1" title="${excerpt}">Oak</a>`)).toEqual([0, 0]);
  expect(datesOf('<p>Oak <i title="2024-01-05"></i>')).toEqual([0, 0]);
});
