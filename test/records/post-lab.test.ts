import { describe, expect, it } from 'vitest';
import { tokenF1 } from '../../bench/posts/score.ts';
import { labPages } from '../../bench/posts/sources.ts';
import { words } from '../../bench/posts/words.ts';
import { applyTemplate, learnPostTemplate, pageStructure } from '../../src/records/index.ts';

// One dialect each of tables, a reply tree, custom elements, and comments below an article.
describe.each(['plain-query', 'tree-query-order', 'polish-mixed', 'blog-comments'])(
  'threads of the lab forum %s',
  (name) => {
    it('come out with every post, its author and its text by a template of six pages', async () => {
      const pages = await labPages(name);
      const rich = [...pages].sort((a, b) => b.posts.length - a.posts.length).slice(0, 6);
      const template = learnPostTemplate(rich.map(({ page }) => pageStructure(page)))!;
      for (const { page, posts, url } of pages) {
        const got = applyTemplate(page, template).posts;
        expect(
          got.map(({ author }) => author.name),
          url,
        ).toEqual(posts.map(({ author }) => author));
        for (const [i, { text }] of got.entries())
          expect(tokenF1(words(text), words(posts[i]!.text)), `${url} #${i}: ${text}`).toBeGreaterThan(0.95);
      }
    });
  },
);
