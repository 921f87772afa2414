import { describe, expect, it } from 'vitest';
import { measureCrawl } from '../../bench/forums/index.ts';
import { CrawlError } from '../../src/errors.ts';
import { parsePage } from '../../src/page/index.ts';
import { strategies } from '../../src/strategies/index.ts';

const figures = async (strategy: 'focus' | 'breadth-first') =>
  (await measureCrawl({ forum: 'plain-query', group: 'lab', start: 'entry', strategy }))!.figures;

describe('strategy focus', () => {
  it('reaches every thread, with fewer requests than following every link', async () => {
    const focus = await figures('focus');
    expect(focus.threads).toBe(100);
    expect(focus.requests).toBeLessThan((await figures('breadth-first')).requests);
  });
  it('says so when nothing leads to threads', async () => {
    const page = parsePage({ url: 'http://a.test/', body: Buffer.from('<p>An article, nothing more.') });
    const learning = strategies.focus('http://a.test/', async () => page, { budget: 80 });
    await expect(learning).rejects.toThrow(CrawlError);
  });
});
