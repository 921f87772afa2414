import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { type ExtractedPost, extractPosts, pageStructure } from '../../src/records/index.ts';

const SAID = [
  'The pump hums all night, what can I do about it?',
  'Have a look at the hose, it is the hose in nine of ten cases, mine was.',
  'It was the hose. The pump is as quiet as it was on the first day.',
  'Then mark it as solved, please, so that others find it.',
];
const NAMES = ['anna', 'bert', 'anna', 'carl'];

/** A page that shows days (and `clock` times), with JSON-LD that tells more of the same comments, or of others. */
function postsOf(comments: readonly object[], clock = ''): readonly ExtractedPost[] {
  const shown = SAID.map(
    (
      text,
      i,
    ) => `<div class="post" id="c${i}"><b class="by">${NAMES[i]}</b> <span class="at">${i + 3} May 2024${clock}</span>
<div class="said"><p>${text}</p></div></div>`,
  );
  const data = JSON.stringify({ '@type': 'DiscussionForumPosting', headline: 'Pumps', comment: comments });
  const html = `<html lang="en"><head><script type="application/ld+json">${data}</script></head>
<body><h1>Pumps</h1><div>${shown.join('\n')}</div></body></html>`;
  return extractPosts(pageStructure(parseHtml(html, 'http://s.example/t/1'))).posts;
}

const comment = (i: number, datePublished: string) => ({
  '@type': 'Comment',
  text: SAID[i],
  datePublished,
  upvoteCount: i + 10,
  author: { '@type': 'Person', name: NAMES[i], url: `http://s.example/u/${NAMES[i]}` },
});

describe('structured data', () => {
  it('fills in what the page does not show of a post that has its text', () => {
    const posts = postsOf([0, 1, 2, 3].map((i) => comment(i, `2024-05-0${i + 3}T18:20:00+02:00`)));
    expect(posts).toHaveLength(4);
    expect(posts[1]).toMatchObject({
      time: { iso: '2024-05-04T18:20:00+02:00', raw: '4 May 2024', source: 'structured' },
      likes: 11,
    });
  });

  it('is not believed when it contradicts what people see', () => {
    const posts = postsOf([0, 1, 2, 3].map((i) => comment(i, '2019-01-01T00:00:00Z')));
    expect(posts[1]!.time).toMatchObject({ iso: '2024-05-04', source: 'text' });
  });

  it('makes no posts of its own', () => {
    const other = {
      '@type': 'Comment',
      text: 'Somebody said this elsewhere, on another page of the thread.',
    };
    expect(postsOf([other]).map(({ text }) => text)).toEqual(SAID);
  });

  it('gives the zone away of times that are shown without one, also of posts it does not tell of', () => {
    const isos = (...moments: string[]) =>
      postsOf(
        moments.map((moment, i) => comment(i, moment)),
        ', 18:20',
      ).map(({ time }) => time!.iso);
    expect(isos('2024-05-03T12:50:31Z')).toEqual([3, 4, 5, 6].map((day) => `2024-05-0${day}T18:20:00+05:30`));
    // Of another moment, or of two zones: nothing is given away.
    expect(isos('2024-05-03T12:47:00Z')[0]).toBe('2024-05-03T18:20:00');
    expect(isos('2024-05-03T16:20:00Z', '2024-05-04T17:20:00Z')).toEqual([
      '2024-05-03T18:20:00+02:00',
      '2024-05-04T18:20:00+01:00',
      '2024-05-05T18:20:00',
      '2024-05-06T18:20:00',
    ]);
  });
});
