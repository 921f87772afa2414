import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type Lab, startLab } from '../../lab/index.ts';
import { reachablePages } from './walk.ts';

const size = { boards: 6, threads: 40, postsPerThread: 6, users: 25 };

describe.each(dialects.map((dialect) => [dialect.name, dialect] as const))('dialect %s', (_, dialect) => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await startLab({ dialect, size, seed: 5, retryAfterSeconds: 0 });
  });
  afterAll(() => lab.close());

  it('links every ideal page from the entry page', async () => {
    const found = await reachablePages(lab);
    const missing = lab
      .truth()
      .pages()
      .filter((page) => !found.has(page.url));
    expect(missing.map((page) => page.url)).toEqual([]);
  });
});
