import { expect, it } from 'vitest';
import { countIn } from '../../src/comments/stated-count.ts';

it('reads how many comments a short text tells of, in many languages', () => {
  const told = [
    '12 comments',
    'Kommentare (7)',
    '评论 1,204',
    '5 Comments (12 counting replies)',
    'Комментарии: 3',
  ].map(countIn);
  expect(told).toEqual([12, 7, 1204, 12, 3]);
});

it('reads no number from texts about something else', () => {
  expect(['12 articles', 'Page 3', 'Comments'].map(countIn)).toEqual([undefined, undefined, undefined]);
});
