// Dates of elements.
import { expect, it } from 'vitest';
import { parsePage } from '../../src/page/index.ts';
import { dateOfElement } from '../../src/records/post-cells.ts';

it.each([
  ['inside it', '<b>10-20-2023 <i class="t">02:16 PM</i></b>', 'minute'],
  ['in the element after it', '<b>\u200e10-20-2023</b> <i>02:16 PM</i>', 'minute'],
  ['in the text after it', '<b>10-20-2023</b>, 02:16 PM <i>edited</i>', 'minute'],
  ['behind a word', '<b>10-20-2023</b> at 02:16 PM', 'minute'],
  ['in the text, the day in a title', '<b title="10-20-2023">Yesterday</b>, 02:16 PM', 'minute'],
  ['nowhere: what follows is a count', '<b>10-20-2023</b> <i>16 posts</i>', 'day'],
])('a day has its time of day %s', (_where, html, precision) => {
  const page = parsePage({
    url: 'http://a.test/',
    body: Buffer.from(`<html><body><p>${html}</p></body></html>`),
  });
  const found = dateOfElement({ page }, page.tree.elements('b')[0]!, {
    now: Date.UTC(2023, 9, 21, 18),
  })?.found;
  expect(found?.precision).toBe(precision);
  if (precision === 'minute') expect(found?.local).toMatchObject({ day: 20, hour: 14, minute: 16 });
});
