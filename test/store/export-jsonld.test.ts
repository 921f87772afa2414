import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../src/store/index.ts';
import { FACTS, FIRST, POSTS, rowsOf, SECOND, written } from './export-threads.ts';

describe('a JSON-LD export', () => {
  it('is a DiscussionForumPosting a line, with the replies as comments', async () => {
    const text = (await written(exportFormats.jsonld.write('posts', rowsOf(POSTS)))).toString();
    const [first, second, ...more] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      '@id': `${FIRST}#p1`,
      url: FIRST,
      headline: 'Bread: how long?',
      articleSection: 'Baking',
      author: { '@type': 'Person', name: 'ann' },
      datePublished: '2024-04-05T10:00:00+02:00',
      commentCount: 2,
    });
    expect(first!.comment).toMatchObject([
      { '@type': 'Comment', '@id': `${FIRST}#p2`, parentItem: { '@id': `${FIRST}#p1` }, position: 2 },
      { '@id': `${FIRST}#p3`, parentItem: { '@id': `${FIRST}#p2` }, text: 'Thanks' },
    ]);
    expect((first!.comment as object[])[1]).not.toHaveProperty('author');
    expect(second).toMatchObject({ url: SECOND, commentCount: 0 });
    expect(second).not.toHaveProperty('comment');
  });

  it('has tags, views and poll of the thread, likes and files of the posts', async () => {
    const told = POSTS.slice(0, 2).map((post, i) => ({
      ...post,
      likes: i + 2,
      images: ['https://f.example/a.png'],
      attachments: ['https://f.example/a.pdf'],
    }));
    const text = (await written(exportFormats.jsonld.write('posts', rowsOf(told), FACTS))).toString();
    const counter = (kind: string, count: number) => ({
      '@type': 'InteractionCounter',
      interactionType: `https://schema.org/${kind}Action`,
      userInteractionCount: count,
    });
    const files = {
      image: ['https://f.example/a.png'],
      associatedMedia: [{ '@type': 'MediaObject', contentUrl: 'https://f.example/a.pdf' }],
    };
    expect(JSON.parse(text)).toMatchObject({
      keywords: ['rye', 'how to'],
      interactionStatistic: [counter('View', 90), counter('Like', 2)],
      hasPart: {
        '@type': 'Question',
        name: 'How long?',
        suggestedAnswer: [
          { '@type': 'Answer', text: 'an hour', upvoteCount: 4 },
          { '@type': 'Answer', text: 'all night' },
        ],
      },
      ...files,
      comment: [{ ...files, interactionStatistic: [counter('Like', 3)] }],
    });
  });

  it('of nothing is empty', async () => {
    expect((await written(exportFormats.jsonld.write('posts', rowsOf([])))).length).toBe(0);
  });
});
