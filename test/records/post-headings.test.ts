// The thread's title above what each post says, inside the same element.
import { expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { extractPosts, pageStructure } from '../../src/records/index.ts';

const SAID = [
  'We ordered another pump from town and it took three weeks.',
  'Nobody needs paint for that, the neighbours laughed about the plan.',
  'The roof is what matters, rain kept falling over the tiles.',
  'Then begin with the roof and leave the garden alone for now.',
  'Done, and it was not half as much work as everybody said.',
];

function thread(headingOf: (at: number) => string): string[] {
  const one = (
    text: string,
    at: number,
  ) => `<div class="entry"><div class="who"><a href="/u/${at % 3}">member${at % 3}</a>
<span class="small">2025/9/${at + 4} 10:0${at}</span></div>
<div class="message"><br><div class="subject"><strong>${headingOf(at)}</strong> <a href="/t?post=${at + 70}#p${at}">#${at + 1}</a></div>
${text}</div></div>`;
  const html = `<head><title>Broken garden pump - My site</title></head><body><div>${SAID.map(one).join('\n')}</div></body>`;
  return extractPosts(pageStructure(parseHtml(html, 'https://example.org/t?topic=5'))).posts.map(
    ({ text }) => text,
  );
}

it('is no part of the posts', () => {
  expect(thread((at) => (at === 0 ? 'Broken garden pump' : 'Re: Broken garden pump'))).toEqual(SAID);
});

it('is what somebody says where it says something else in most', () => {
  const said = thread((at) => `My own thought on this ${['pump', 'paint', 'roof', 'plan', 'work'][at]}`);
  expect(said.every((text) => text.startsWith('My own thought'))).toBe(true);
});
