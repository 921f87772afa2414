// Which post a quote is from, by the name above it and by its words.
import { describe, expect, it } from 'vitest';
import { QuotedPosts } from '../../src/records/post-quoted.ts';
import type { AnsweringPost } from '../../src/records/post-types.ts';

const post = (author: string, text: string, quotes: readonly string[] = []): AnsweringPost =>
  ({ author, text: [...quotes, text].join('\n'), quotes }) as unknown as AnsweringPost;

describe('the post a quote is from', () => {
  const engines = 'Engines of that age want thicker oil in summer than in winter.';
  const winter = 'Mine has seen nothing but winter oil, and it runs.';

  it('is where its author said it, not where they quoted themselves', () => {
    const posts = new QuotedPosts([
      post('Ann', engines),
      post('Ann', winter, [`Ann wrote:\n${engines}`]),
      post('Bob', 'So it does.', [`Ann wrote:\n${engines}`]),
    ]);
    expect(posts.find(2, 'Ann wrote:', `Ann wrote:\n${engines}`)).toBe(0);
    expect(posts.find(2, '', `Ann wrote:\n${engines}`)).toBe(0);
  });

  it('is that of whom the heading names, though it begins with what somebody else said', () => {
    const posts = new QuotedPosts([
      post('Ann', `${engines} And that is all I know of them.`),
      post('Bob', winter, [`Ann wrote:\n${engines}`]),
      post('Cid', 'Both are right.'),
    ]);
    expect(posts.find(2, 'Bob wrote:', `Ann wrote:\n${engines}\n${winter}`)).toBe(1);
  });
});
