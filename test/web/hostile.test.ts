// Crawled content that tries to run, to frame and to phone home, looked at in a real browser.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { scratchFolder } from '../e2e/skein.ts';
import { pageOf, postOf } from '../store/samples.ts';
import { type Inspecting, inspect, launchBrowser, picture } from './browser.ts';

let home: Server;
let dashboard: Inspecting;
let browser: Browser;
/** What was asked of the attacker's server. */
const asked: string[] = [];

const thread = 'http://evil.example/t/1';

function attackOf(address: string): string {
  return `<!doctype html><html><head><title>"><script>parent.postMessage(1,'*')</script></title>
<base href="${address}/base/"><meta http-equiv="refresh" content="0;url=${address}/refresh">
<link rel="stylesheet" href="${address}/style.css"><link rel="preload" as="image" href="${address}/preload">
<link rel="dns-prefetch" href="${address}"><link rel="icon" href="${address}/icon">
<style>@import url("${address}/import.css"); body { background: url(${address}/background) }
@font-face { font-family: f; src: url(${address}/font) } p { font-family: f }</style>
<script>fetch('${address}/script'); document.cookie</script></head>
<body onload="fetch('${address}/onload')"><img src="${address}/img" onerror="fetch('${address}/onerror')">
<img srcset="${address}/srcset 1x"><picture><source srcset="${address}/source"><img src=x></picture>
<svg onload="fetch('${address}/svg')"><image href="${address}/svg-image" /><script>fetch('${address}/svg-script')</script></svg>
<iframe src="${address}/iframe"></iframe><object data="${address}/object"></object><embed src="${address}/embed">
<video poster="${address}/poster" src="${address}/video" autoplay></video><audio src="${address}/audio"></audio>
<form action="${address}/form" method="post"><input autofocus onfocus="this.form.submit()"><button id="send">Send</button></form>
<a id="out" href="${address}/link" target="_top" ping="${address}/ping">a link</a>
<a id="script" href="javascript:fetch('${address}/javascript')">another</a>
<div style="background-image:url(${address}/inline)">x</div><p>Posts:</p>
${[1, 2, 3].map((n) => `<div class="post"><b>ann</b> <time datetime="2024-01-0${n}T10:00:00Z">Jan ${n}</time><p>Something that somebody wrote, number ${n}.</p></div>`).join('')}
</body></html>`;
}

beforeAll(async () => {
  home = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => home.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(home.address() as AddressInfo).port}`;
  const database = join(scratchFolder(), 'evil.db');
  const store = await openStore(database);
  const { id } = await store.openSite('http://evil.example/', 'skein');
  await store.addPages(id, [
    { ...pageOf(thread), title: '<img src=x onerror=alert(1)>', body: Buffer.from(attackOf(address)) },
  ]);
  const markup = `<img src="${address}/post" onerror="alert(1)"><script>alert(2)</script>`;
  await store.replacePosts(id, [], {
    boards: [{ url: 'javascript:alert(3)', title: markup }],
    threads: [{ url: thread, title: markup }],
    posts: [
      {
        ...postOf(thread, 1),
        author: markup,
        text: markup,
        html: markup,
        url: 'javascript:alert(4)',
        page: thread,
        threadTitle: markup,
      },
    ],
  });
  await store.close();
  dashboard = await inspect(database);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await dashboard.close();
  home.close();
});

/** A page that notes what it asks of others, and what runs in it that should not. */
async function watched(hash: string) {
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  const ran: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(dashboard.url)) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(dashboard.url + hash);
  return { page, elsewhere, ran };
}

describe('hostile content', () => {
  it.each(['posts', 'regions', 'none'])(
    'of a stored page (%s) neither runs nor asks anything',
    async (marks) => {
      const { page, elsewhere, ran } = await watched(
        `#/page/1?url=${encodeURIComponent(thread)}&marks=${marks}`,
      );
      const frame = page.frameLocator('iframe');
      await frame.getByText('number 3').waitFor();
      await picture(page, `hostile-${marks}`);
      // A person who clicks goes nowhere: the frame may not leave, and nothing may leave it.
      await frame.locator('#out').click();
      await frame.locator('#script').click();
      await frame.locator('#send').click();
      await page.waitForTimeout(300);
      expect(new URL(page.url()).origin).toBe(new URL(dashboard.url).origin);
      expect(await frame.locator('script, iframe, object, embed, base').count()).toBe(0);
      expect({ asked, ran }).toEqual({ asked: [], ran: [] });
      expect(elsewhere.filter((url) => !url.startsWith('data:') && !isBlocked(url))).toEqual([]);
      await page.close();
    },
  );

  it('opened by itself has no origin to act from', async () => {
    const { page, ran } = await watched('');
    await page.goto(`${dashboard.url}pages/1?url=${encodeURIComponent(thread)}`);
    expect(await page.evaluate('self.origin')).toBe('null');
    await expect(page.evaluate("fetch('/api/sites').then((answer) => answer.status)")).rejects.toThrow();
    expect({ asked, ran }).toEqual({ asked: [], ran: [] });
    await page.close();
  });

  it('of posts, titles and links is shown as text', async () => {
    const { page, ran } = await watched(`#/browse/1?thread=${encodeURIComponent(thread)}`);
    const post = page.getByRole('article', { name: 'Post 1' });
    await post.getByText('<script>alert(2)</script>').first().waitFor();
    expect(await post.locator('img, script').count()).toBe(0);
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    await page.goto(`${dashboard.url}#/browse/1`);
    await page.getByRole('table').waitFor();
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    expect({ asked, ran }).toEqual({ asked: [], ran: [] });
    await page.close();
  });
});

/** Chromium tells of requests that its policy then keeps from leaving; what arrives is what counts. */
function isBlocked(url: string): boolean {
  return url.startsWith(`http://127.0.0.1:${(home.address() as AddressInfo).port}/`);
}
