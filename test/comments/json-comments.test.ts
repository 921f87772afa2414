import { expect, it } from 'vitest';
import type { GatheredComment } from '../../src/comments/gathered.ts';
import { jsonFacts } from '../../src/comments/json-comments.ts';

const comment = (key: string, author: string, text: string): GatheredComment =>
  ({
    key,
    parent: null,
    page: '',
    post: { author: { name: author }, text, time: null },
  }) as unknown as GatheredComment;

it('finds ids, parents, times and votes of shown comments in what scripts were answered with', () => {
  const answer = {
    data: {
      list: [
        {
          objectId: 'a1',
          nick: 'Vera',
          comment: '<p>I do not think so.</p>',
          insertedAt: '2026-03-01T10:00:00.000Z',
          like: 3,
        },
        { objectId: 'a2', pid: 'a1', nick: 'Tom', comment: '<p>ok</p>', time: 1_772_445_600_000 },
        { objectId: 'a3', nick: 'Nobody', comment: '<p>A comment that is not shown.</p>' },
      ],
    },
  };
  const facts = jsonFacts(
    [{ url: 'http://api.test/', text: JSON.stringify(answer) }],
    [comment('k1', 'Vera', 'I do not think so.'), comment('k2', 'Tom', 'ok')],
  );
  expect(Object.fromEntries(facts)).toEqual({
    k1: { id: 'a1', parentId: null, createdAt: '2026-03-01T10:00:00.000Z', votes: 3 },
    k2: { id: 'a2', parentId: 'a1', createdAt: '2026-03-02T10:00:00.000Z', votes: null },
  });
});

it('takes nothing from an object that only happens to hold the same short word', () => {
  const facts = jsonFacts(
    [{ url: 'http://api.test/', text: JSON.stringify({ status: 'ok', time: 1_772_445_600 }) }],
    [comment('k', 'Tom', 'ok')],
  );
  expect(facts.size).toBe(0);
});

it('takes what is answered before where the answers began', () => {
  const answer = [{ id: 'a3', rid: 'a1', pid: 'a2', by: 'Tom', text: 'A text that is long enough.' }];
  const facts = jsonFacts(
    [{ url: 'http://api.test/', text: JSON.stringify(answer) }],
    [comment('k', 'Tom', 'A text that is long enough.')],
  );
  expect(facts.get('k')?.parentId).toBe('a2');
});
