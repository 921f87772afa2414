import { describe, expect, it } from 'vitest';
import { floorSize, measureDialect } from '../../bench/dialects/measure.ts';
import { dialectByName } from '../../lab/index.ts';
import { CrawlError } from '../../src/errors.ts';
import { parsePage } from '../../src/page/index.ts';
import { strategies } from '../../src/strategies/index.ts';

// Smaller forums have boards too empty for the vote: FoCUS names 'too small' among its failures.
const size = floorSize;

describe('strategy focus', () => {
  it('reaches every thread, with fewer useless requests than following every link', async () => {
    const focus = await measureDialect(dialectByName('plain-query'), 'focus', { size });
    const all = await measureDialect(dialectByName('plain-query'), 'breadth-first', { size });
    expect(focus.score.threadCoverage).toBe(100);
    expect(focus.score.useful).toBeGreaterThan(all.score.useful);
  });
  it('says so when nothing leads to threads', async () => {
    const page = parsePage({ url: 'http://a.test/', body: Buffer.from('<p>An article, nothing more.') });
    const learning = strategies.focus('http://a.test/', async () => page, { budget: 80 });
    await expect(learning).rejects.toThrow(CrawlError);
  });
});
