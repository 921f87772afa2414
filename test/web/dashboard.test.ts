// The main ways of a person through the dashboard, in a real browser at two sizes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDialect, type Lab, startLab } from '../../lab/index.ts';
import { openStore } from '../../src/store/index.ts';
import { scratchFolder } from '../e2e/skein.ts';
import {
  expectAccessible,
  expectFits,
  type Inspecting,
  inspect,
  launchBrowser,
  picture,
  SIZES,
  type Size,
} from './browser.ts';

let lab: Lab;
let dashboard: Inspecting;
let browser: Browser;
let database: string;
const bugs: string[] = [];

async function open(size: Size, hash: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZES[size], colorScheme, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => bugs.push(error.message));
  await page.goto(dashboard.url + hash);
  return page;
}

const site = (page: Page) => page.getByRole('article');

beforeAll(async () => {
  const folder = scratchFolder();
  database = join(folder, 'forum.db');
  await (await openStore(database)).close();
  lab = await startLab({ dialect: demoDialect, size: { boards: 3, threads: 24, postsPerThread: 4 } });
  const comments = `${database}.comments`;
  mkdirSync(comments);
  const article = {
    url: 'http://news.example/1',
    title: 'Bridge opens',
    hasComments: true,
    confidence: 0.97,
  };
  writeFileSync(
    join(comments, 'run.jsonl'),
    `${JSON.stringify({ ...article, trigger: 'click', control: 'Show comments', expected: 12, found: 11, ms: 5300 })}\n`,
  );
  dashboard = await inspect(database, '--rate', '0');
  browser = await launchBrowser();
  const page = await (await open('desktop', '')).screenshot();
  writeFileSync(join(comments, 'news-example-1-before.png'), page);
});
afterAll(async () => {
  await browser.close();
  await dashboard.close();
  await lab.close();
});

describe('steering', () => {
  it('crawls a forum given by its address, pauses, takes another URL, and resumes to the end', async () => {
    const page = await open('desktop', '');
    await page.getByText('Nothing is crawled yet').waitFor();
    await page.getByLabel('Add a forum').fill(lab.entryUrl);
    await page.getByLabel('Requests/s').fill('4');
    await page.getByRole('button', { name: 'Crawl' }).click();
    await site(page).getByText('learning', { exact: true }).waitFor();
    await site(page).getByRole('button', { name: 'Pause' }).click();
    await site(page).getByText('paused', { exact: true }).waitFor();
    await site(page).getByRole('button', { name: 'Resume' }).click();
    await site(page).getByText('done', { exact: true }).waitFor({ timeout: 60_000 });
    await expect.poll(() => site(page).textContent(), { timeout: 5000 }).toMatch(/100 % of known pages/);
    await site(page).getByRole('button', { name: 'Add URL' }).click();
    await page.getByLabel('A page of this site').fill(`${lab.entryUrl}thread/999-no-such-thread/`);
    await page.getByRole('button', { name: 'Queue it' }).click();
    await page.getByText('queued as thread').waitFor();
    await page
      .getByRole('log')
      .or(page.getByRole('list', { name: 'Latest lines' }))
      .waitFor();
    await picture(page, 'overview-desktop');
    await expectAccessible(page);
    await page.close();
  });

  it('says in one line what is wrong with an address', async () => {
    const page = await open('phone', '');
    await page.getByLabel('Add a forum').fill('not an address');
    await page.getByRole('button', { name: 'Crawl' }).click();
    await page.getByText(/not a web address/).waitFor();
    await expectFits(page);
    await picture(page, 'overview-phone');
    await page.close();
  });
});

describe.each(['desktop', 'phone'] as const)('at the size of a %s', (size) => {
  it('leads from boards to threads, posts and the stored page, by keyboard alone', async () => {
    const page = await open(size, '#/browse/1');
    const board = page.getByRole('table').getByRole('link').first();
    await board.focus();
    await page.keyboard.press('Enter');
    const thread = page.getByRole('table').getByRole('link').first();
    await thread.waitFor();
    await expectFits(page);
    await picture(page, `threads-${size}`);
    await thread.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Post 1' }).waitFor();
    await expectFits(page);
    await expectAccessible(page);
    await picture(page, `thread-${size}`);
    await page.getByRole('link', { name: 'Check on the page' }).press('Enter');
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-skein=post]').first().waitFor();
    expect(await frame.locator('[data-skein=author]').count()).toBeGreaterThan(0);
    expect(await frame.locator('[data-skein=body]').count()).toBeGreaterThan(0);
    await expectFits(page);
    await picture(page, `stored-page-${size}`);
    await page.close();
  });

  it('finds posts by words, and goes to the one found', async () => {
    const page = await open(size, '#/search');
    const store = await openStore(database);
    let text = '';
    for await (const post of store.rows('posts')) text ||= post.text;
    await store.close();
    const word = text.split(/\W+/).find((one) => one.length > 5)!;
    await page.getByLabel(/Words/).fill(word);
    await page.keyboard.press('Enter');
    const hit = page.getByRole('listitem').first();
    expect(await hit.locator('mark').first().textContent()).toMatch(new RegExp(word, 'i'));
    await expectFits(page);
    await expectAccessible(page);
    await picture(page, `search-${size}`);
    await hit.getByRole('link').click();
    await page.locator('.post.is-chosen').waitFor();
    await page.close();
  });

  it.each([
    ['unsure', 'Unsure fields', /posts looked through/],
    ['freshness', 'Freshness', /Posts that came/],
    ['comments', 'Comments', /Bridge opens/],
    ['patterns', 'Patterns', /Taken by no pattern/],
    ['map', 'Site map', /drawn from stored pages/],
  ])('shows %s so that everybody can use it', async (name, title, text) => {
    const page = await open(size, name === 'comments' ? '#/comments' : `#/${name}/1`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(text).first().waitFor();
    await expectFits(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await picture(page, `${name}-${size}`);
    await page.close();
  });
});

describe('correcting what was learned', () => {
  it('tests a pattern while it is typed, shows the effect, and saves', async () => {
    const page = await open('desktop', '#/patterns/1');
    const pattern = page.getByRole('textbox', { name: 'Regular expression of Pattern 1', exact: true });
    const before = await pattern.inputValue();
    await pattern.fill(`${before}(`);
    await page.getByText(/no valid regular expression/).waitFor();
    await pattern.fill(`${before.slice(0, -1)}x$`);
    await page.locator('.lost').first().waitFor();
    const saving = page.getByRole('button', { name: 'Save' });
    expect(await saving.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Show the effect' }).click();
    await page.getByText(/Adds .* and drops/).waitFor();
    await picture(page, 'patterns-edited');
    await expectAccessible(page);
    await saving.click();
    await page.getByText(/^saved;/).waitFor();
    expect(await pattern.inputValue()).toBe(`${before.slice(0, -1)}x$`);
    await pattern.fill(before);
    await page.getByRole('button', { name: 'Show the effect' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^saved;/).waitFor();
    await page.close();
  });

  it('shows sample pages and links of the map, and what not following a kind of links would do', async () => {
    const page = await open('desktop', '#/map/1');
    const entry = page.getByRole('button', { name: /^entry/ });
    await entry.focus();
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe').locator('[data-skein]:visible').first().waitFor();
    await picture(page, 'map-vertex');
    await page.getByRole('complementary').getByRole('button', { name: 'thread list' }).click();
    await page.getByText('Example links').first().click();
    await page.locator('aside .urls li').first().waitFor();
    await page.getByRole('radio', { name: "don't follow" }).first().check();
    await page.getByRole('button', { name: 'Show the effect' }).click();
    await page.getByText(/Adds .* and drops/).waitFor();
    await picture(page, 'map-arc');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    const refused = page.getByRole('radio', { name: "don't follow" }).first();
    expect(await refused.isChecked()).toBe(false);
    await refused.check();
    await page.getByRole('button', { name: 'Show the effect' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^saved;/).waitFor();
    await page.close();
  });
});

describe('when things go wrong', () => {
  it('says so, and offers to try again', async () => {
    const page = await open('desktop', '#/browse/1');
    await page.getByRole('table').waitFor();
    await page.route('**/api/sites/1/patterns', (route) => route.abort());
    await page.getByRole('link', { name: 'Patterns' }).click();
    await page.getByText(/The server does not answer/).waitFor();
    await page.unroute('**/api/sites/1/patterns');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/Taken by no pattern/).waitFor();
    await page.close();
  });

  it('met no error in any script', () => {
    expect(bugs).toEqual([]);
  });
});
