import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserFetcher, type FetchResponse, HttpFetcher } from '../../src/fetch/index.ts';
import { html, serve } from './loopback.ts';

// One browser for all tests; each has its own server and fetcher, through this switch.
let http: HttpFetcher;
let browser: BrowserFetcher;
const opened: HttpFetcher[] = [];
beforeAll(() => {
  const fetcher = { fetch: (request: { url: string }) => http.fetch(request), close: async () => {} };
  browser = new BrowserFetcher({ fetcher, settleMs: 5000 });
});
afterAll(async () => {
  await browser.close();
  for (const one of opened) await one.close();
});

const row = (n: number) =>
  `<li class="row"><a href="/t/${n}">Thread number ${n} about something</a> by somebody</li>`;
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => row(from + i)).join('');

/** Serves a page, and rows of 5 a page (20 in all) at /rows?page=N. */
async function expanded(
  body: string,
  controls?: readonly string[],
): Promise<FetchResponse & { text: string; seen: string[] }> {
  const at = await serve((request, response) => {
    const page = Number(/page=(\d+)/.exec(request.url ?? '')?.[1] ?? 0);
    if (page > 0) response.end(page > 4 ? '' : rows(5 * page - 4, 5 * page));
    else html(response, body);
  });
  http = new HttpFetcher({ startUrl: at.base, rate: 0 });
  opened.push(http);
  const answer = await http.fetch({ url: `${at.base}/` });
  const response = await browser.render(answer, { expand: true, ...(controls && { controls }) });
  return { ...response, text: String(response.body), seen: at.seen };
}

const shown = (text: string) => [...text.matchAll(/href="\/t\/(\d+)"/g)].map(([, n]) => Number(n));
const all = Array.from({ length: 20 }, (_, i) => i + 1);
const append = `fetch('/rows?page=' + ++page).then((r) => r.text()).then((text) => list.insertAdjacentHTML('beforeend', text));`;

describe('rows that come only when asked for', () => {
  it('are gathered by pressing what stands below them, whatever it says', async () => {
    const { text, rendered } = await expanded(`<button>Menü</button><ul id=list>${rows(1, 5)}</ul>
      <div onclick="${append}" class="mehr">Weitere Einträge</div><script>let page = 1;</script>`);
    expect(shown(text)).toEqual(all);
    expect(rendered).toMatchObject({ addedRows: 15, control: 'div.mehr' });
  });

  it('are gathered by scrolling', async () => {
    const { text, rendered } =
      await expanded(`<ul id=list>${rows(1, 5)}</ul><p id=end>.</p><script>let page = 1;
      new IntersectionObserver((seen) => { if (seen[0].isIntersecting) { ${append} } }).observe(end);
      addEventListener('scroll', () => { ${append} });</script><div style="height:3000px"></div>`);
    expect(shown(text)).toEqual(expect.arrayContaining(all));
    expect(rendered?.addedRows).toBeGreaterThan(5);
  });

  it('are all there when one page of them takes the place of another', async () => {
    const { text, seen } = await expanded(`<ul id=list>${rows(1, 5)}</ul><nav>${[1, 2, 3, 4]
      .map((n) => `<a href="#" class="turn" onclick="turn(${n}); return false">${n}</a>`)
      .join(' ')}</nav>
      <script>function turn(n) { fetch('/rows?page=' + n).then((r) => r.text()).then((text) => { list.innerHTML = text; }); }</script>`);
    expect(shown(text)).toEqual(all);
    // The rows of the first are there already.
    expect(seen.filter((path) => path.startsWith('/rows'))).toEqual([2, 3, 4].map((n) => `/rows?page=${n}`));
  });

  it('keep what they say, whatever stood at their place before', async () => {
    // Four posts of two paragraphs each, a page; each has a line of its own above.
    const post = (n: number) =>
      `<dt class="head">Post ${n} of somebody who was here</dt><dd class="body"><p>Said first by ${n} in the thread.</p><p>Then more of ${n} to end with.</p></dd>`;
    const pages = [1, 2, 3].map((page) => [1, 2, 3, 4].map((n) => post(4 * (page - 1) + n)).join(''));
    const { text } =
      await expanded(`<div class="box"><p>A line above the list, long enough to be told from a title.</p></div>
      <div class="box"><dl id=list>${pages[0]}</dl><nav>${[1, 2, 3].map((n) => `<button class="turn" onclick="list.innerHTML = pages[${n - 1}]">${n}</button>`).join('')}</nav></div>
      <script>const pages = ${JSON.stringify(pages)};</script>`);
    const list = /<dl id="list">(.*?)<\/dl>/s.exec(text)?.[1];
    expect(list).toBe(pages.join(''));
    expect(text.match(/<dl /g)).toHaveLength(1);
  });

  it('are not looked for in what every row has, in forms, or in links that lead elsewhere', async () => {
    const { seen, rendered } =
      await expanded(`<ul id=list>${rows(1, 5).replaceAll('</li>', ' <button onclick="fetch(\'/like\')">Like</button></li>')}</ul>
      <form action="/send"><input name=q><button onclick="fetch('/sent')">Go</button></form>
      <a href="/away">More</a>`);
    expect(seen.filter((path) => path !== '/robots.txt')).toEqual(['/']);
    expect(rendered).toEqual({ addedRows: 0, steps: 0 });
  });

  it('are looked for only behind the controls a site is known to have', async () => {
    const { text } = await expanded(
      `<ul id=list>${rows(1, 5)}</ul><button onclick="fetch('/other')" class="a">One</button>
      <button onclick="${append}" class="b">Two</button><script>let page = 1;</script>`,
      ['button.b'],
    );
    expect(shown(text)).toEqual(all);
  });
});
