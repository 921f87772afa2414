import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawlThroughFaults } from '../../bench/faults/fault-crawl.ts';
import { faultNames, startFaultServer } from '../../bench/faults/fault-server.ts';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';

const size = { boards: 2, threads: 8, postsPerThread: 4, users: 8, spanDays: 10 };
let lab: Lab;
let expected: string[];

beforeAll(async () => {
  lab = await startLab({ dialect: dialectByName('slug-portal'), size });
  expected = await crawled(lab.entryUrl);
});
afterAll(() => lab.close());

async function crawled(entryUrl: string): Promise<string[]> {
  const { records, isDone } = await crawlThroughFaults(entryUrl);
  expect(isDone).toBe(true);
  return records;
}

describe('a crawl has every post, thread and board', () => {
  it.each(faultNames)('in spite of: %s', { timeout: 60_000 }, async (kind) => {
    const server = await startFaultServer(lab, { kind, count: 4, share: 0.25, seed: 7 });
    try {
      expect(await crawled(server.entryUrl)).toEqual(expected);
      expect(server.spoiled).toBe(4);
    } finally {
      await server.close();
    }
  });
});
