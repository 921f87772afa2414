import { expect, it } from 'vitest';
import { labPages } from '../../bench/posts/sources.ts';
import { extractPosts, pageStructure, siteTemplate } from '../../src/records/index.ts';

it.each(['slug-portal', 'german-dotted'])(
  'does not take what stands beside single posts for posts, however few pages there are (%s)',
  async (name) => {
    const single = (await labPages(name)).filter(({ posts }) => posts.length === 1);
    for (let from = 0; from < 4; from++) {
      const few = single.slice(from, from + 3);
      const structures = few.map(({ page }) => pageStructure(page));
      const template = siteTemplate(structures);
      const authors = structures.map((structure) =>
        extractPosts(structure, { template }).posts.map(({ author }) => author.name),
      );
      expect(authors).toEqual(few.map(({ posts: [post] }) => [post!.author]));
    }
  },
);
