// A lab forum sampled over HTTP, for tests of what the site map makes of it.
import { dialectByName, type Lab, startLab } from '../../../lab/index.ts';
import { FetchError } from '../../../src/errors.ts';
import { HttpFetcher } from '../../../src/fetch/index.ts';
import type { FetchPage } from '../../../src/learn/index.ts';
import { parsePage } from '../../../src/page/index.ts';

export interface LabSite {
  readonly lab: Lab;
  readonly fetchPage: FetchPage;
  close(): Promise<void>;
}

export async function openLabSite(dialect: string): Promise<LabSite> {
  const size = { boards: 5, threads: 40, postsPerThread: 6, users: 20 };
  const lab = await startLab({ dialect: dialectByName(dialect), size, retryAfterSeconds: 0 });
  const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, retry: { baseMs: 5 } });
  return {
    lab,
    fetchPage: async (url) => {
      try {
        return parsePage(await fetcher.fetch({ url, accept: 'html' }));
      } catch (error) {
        if (error instanceof FetchError) return error;
        throw error;
      }
    },
    close: async () => {
      await fetcher.close();
      await lab.close();
    },
  };
}
