// The dashboard on PostgreSQL: beside a worker, and on its own.
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { atOnce, skein, startSkein } from '../e2e/skein.ts';
import { hasPostgres, newDatabase } from '../postgres-databases.ts';
import { expectAccessible, inspect, launchBrowser, SIZES } from './browser.ts';

const size = { boards: 2, threads: 10, postsPerThread: 4, users: 8, spanDays: 10 };
let labs: readonly Lab[];
let browser: Browser;
let database: string;

async function open(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZES.desktop, reducedMotion: 'reduce' });
  await page.goto(url);
  return page;
}

describe.skipIf(!hasPostgres)('the dashboard on PostgreSQL', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    database = await newDatabase();
    labs = await Promise.all(
      ['slug-portal', 'tree-query-order'].map((name) => startLab({ dialect: dialectByName(name), size })),
    );
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    for (const lab of labs) await lab.close();
  });

  it('is served by a worker beside its work, and follows it', async () => {
    const starts = labs.map(({ entryUrl }) => entryUrl);
    await skein('add', ...starts, '--db', database);
    const worker = startSkein('worker', '--db', database, '--inspect', '0', '--json', ...atOnce);
    const url = await new Promise<string>((resolve) => {
      createInterface({ input: worker.child.stderr! }).on('line', (line) => {
        const event = JSON.parse(line) as { kind: string; url?: string };
        if (event.kind === 'dashboard') resolve(event.url!);
      });
    });
    const page = await open(url);
    for (const start of starts) {
      const site = page.getByRole('article').filter({ hasText: new URL(start).host });
      await site.getByText('done', { exact: true }).waitFor({ timeout: 60_000 });
    }
    await page.close();
    worker.child.kill('SIGTERM');
    expect((await worker.finished).code).toBe(0);
  });

  it('reads, searches, refreshes one site of several and shows how late its posts were found', async () => {
    const dashboard = await inspect(database, '--rate', '0');
    const page = await open(`${dashboard.url}#/browse/1`);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Boards' }).waitFor({ state: 'detached' });
    await page.getByRole('table').getByRole('link').first().click();
    const post = page.getByRole('article', { name: 'Post 1' });
    const word = (await post.textContent())!.match(/[a-z]{7,}/)![0];
    await page.goto(`${dashboard.url}#/search`);
    await page.getByLabel(/Words/).fill(word);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').locator('mark').first().waitFor();

    const [grown, other] = labs as [Lab, Lab];
    expect(grown.advance(12 * 3600).length).toBeGreaterThan(0);
    const asked = other.requests.length;
    await page.goto(`${dashboard.url}#/`);
    const site = page.getByRole('article').filter({ hasText: new URL(grown.entryUrl).host });
    await site.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('refresh done').waitFor({ timeout: 60_000 });
    expect(other.requests.length).toBe(asked);
    await page.goto(`${dashboard.url}#/freshness/1`);
    await page.getByRole('heading', { name: 'How late posts were found' }).waitFor();
    await page.getByText('Refreshing found no posts in this time').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.close();
    await dashboard.close();
  });
});
