import { expect, it } from 'vitest';
import { GatheredComments } from '../../src/comments/gathered.ts';
import type { ExtractedPost } from '../../src/records/index.ts';

function post(id: string, text: string, replyTo: number | null = null): ExtractedPost {
  const author = { name: `by ${id}`, url: null, title: null, joined: null, posts: null };
  const confidence = { author: 1, time: 1, body: 1, permalink: 1 };
  return {
    id,
    permalink: null,
    position: 0,
    number: null,
    isLead: false,
    author,
    time: null,
    text,
    html: '',
    signature: null,
    isEdited: false,
    likes: null,
    attachments: [],
    images: [],
    depth: 0,
    parent: replyTo,
    quotes: [],
    replyHints: [],
    replyTo,
    confidence,
    node: 0,
  };
}
const order = (gathered: GatheredComments): string[] => gathered.all.map(({ post: { id } }) => id);

it('keeps comments that a virtual list takes away again, in the order of the list', () => {
  const gathered = new GatheredComments();
  gathered.add([post('a', 'first'), post('b', 'second')], 'p');
  expect(gathered.add([post('b', 'second'), post('c', 'third')], 'p')).toEqual({ fresh: 1, longer: 0 });
  gathered.add([post('d', 'fourth')], 'p');
  expect(order(gathered)).toEqual(['a', 'b', 'c', 'd']);
});

it('puts answers that came later behind what they answer', () => {
  const gathered = new GatheredComments();
  gathered.add([post('a', 'first'), post('b', 'second')], 'p');
  gathered.add([post('a', 'first'), post('x', 'answer', 0), post('b', 'second')], 'p');
  expect(order(gathered)).toEqual(['a', 'x', 'b']);
  expect(gathered.all[1]!.parent).toBe(gathered.all[0]!.key);
});

it('takes the longer text of a comment that was cut short', () => {
  const gathered = new GatheredComments();
  const start = 'A text that begins like this and is cut after these words';
  gathered.add([post('a', start)], 'p');
  expect(gathered.add([post('a', `${start} and then goes on`)], 'p')).toEqual({ fresh: 0, longer: 1 });
  expect(gathered.all[0]!.post.text).toContain('goes on');
});

it('covers others when all they say is said, even as parts of longer texts', () => {
  const whole = new GatheredComments();
  whole.add([post('a', 'first'), post('b', '@a: second, and more')], 'p');
  const parts = new GatheredComments();
  parts.add([post('a', 'first'), post('b', 'second')], 'p');
  expect(whole.covers(parts)).toBe(true);
  parts.add([post('c', 'third')], 'p');
  expect(whole.covers(parts)).toBe(false);
});
