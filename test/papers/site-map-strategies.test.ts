import { describe, expect, it } from 'vitest';
import { measureCrawl } from '../../bench/forums/index.ts';
import { CrawlError } from '../../src/errors.ts';
import { parsePage } from '../../src/page/index.ts';
import { strategies } from '../../src/strategies/index.ts';

describe.each(['irobot', 'skeleton', 'structure-driven'] as const)('strategy %s', (strategy) => {
  it('reaches most threads of a plain forum', async () => {
    const crawl = await measureCrawl({ forum: 'plain-query', group: 'lab', start: 'entry', strategy });
    expect(crawl!.figures.threads).toBeGreaterThanOrEqual(85);
  }, 90_000);

  it('says so when nothing leads to threads', async () => {
    const page = parsePage({ url: 'http://a.test/', body: Buffer.from('<p>An article, nothing more.') });
    const learning = strategies[strategy]('http://a.test/', async () => page, { budget: 80 });
    await expect(learning).rejects.toThrow(CrawlError);
  });
});

it('irobot reads the messages of an archive that shows one a page, as conversations', async () => {
  const crawl = await measureCrawl({
    forum: 'mail-archive',
    group: 'lab',
    start: 'entry',
    strategy: 'irobot',
  });
  const { threads, recall } = crawl!.figures;
  expect(threads).toBeGreaterThanOrEqual(99);
  expect(recall).toBeGreaterThanOrEqual(90);
}, 90_000);
