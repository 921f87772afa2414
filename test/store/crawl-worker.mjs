// A worker for the tests of crashes and of many processes: crawls an imaginary site of COUNT pages, where page n links
// to pages 3n+1, 3n+2 and 3n+3, until nothing is left. Usage: STORE=<compiled store> node crawl-worker.mjs DB COUNT
import { pathToFileURL } from 'node:url';

const { openStore } = await import(pathToFileURL(process.env.STORE).href);

const [path, countText] = process.argv.slice(2);
const count = Number(countText);
const urlOf = (n) => `https://f.example/page/${n}`;
const entryOf = (n, foundOn) => ({
  url: urlOf(n),
  type: 'other',
  priority: n % 5,
  depth: 0,
  dueAt: 0,
  foundOn,
});

const store = await openStore(path);
const site = await store.openSite(urlOf(0), 'test');
await store.enqueue(site.id, [entryOf(0, '')]);
// Leases of killed workers, which the test knows to be dead.
for (const owner of await store.leaseOwners(site.id))
  if (process.env.DEAD?.split(',').includes(owner)) await store.releaseLeases(site.id, owner);
console.log('ready');

const owner = String(process.pid);
for (;;) {
  const lease = { siteId: site.id, limit: 4, now: Date.now(), leaseMs: 600_000, owner };
  const leased = await store.lease(lease);
  if (leased.length === 0) {
    const { queued, leased: held } = await store.frontierCounts(site.id);
    if (queued + held === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 1));
    continue;
  }
  await store.commit(
    site.id,
    leased.map((entry) => {
      const { url } = entry;
      const n = Number(url.split('/').at(-1));
      const children = [3 * n + 1, 3 * n + 2, 3 * n + 3].filter((child) => child < count);
      const body = Buffer.from(`<title>${n}</title>${`<p>paragraph of page ${n}</p>`.repeat(40)}`);
      return {
        entry,
        result: 'done',
        requests: [{ url, status: 200, phase: 'crawl', type: 'other', bytes: n, ms: 1, at: n, error: '' }],
        page: {
          url,
          status: 200,
          type: 'other',
          title: `${n}`,
          contentType: 'text/html',
          charset: 'utf-8',
          body,
          fetchedAt: n,
          etag: '',
          lastModified: '',
        },
        // The site's menu is on every page: known URLs among the found ones.
        found: [...children, 0, 1, 2].map((child) => entryOf(child, url)),
        threads: [{ url, title: `Thread ${n}`, boardUrl: null }],
      };
    }),
  );
}
await store.close();
