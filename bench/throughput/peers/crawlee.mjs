// crawlee's CheerioCrawler following the same links, in memory, at its best settings found here.
import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio';

const [start, maxPages = '5000', concurrency = '32'] = process.argv.slice(2);
log.setLevel(log.LEVELS.OFF);
const configuration = new Configuration({
  persistStorage: false,
  purgeOnStart: false,
  availableMemoryRatio: 0.9,
});
let pages = 0;
const crawler = new CheerioCrawler(
  {
    maxRequestsPerCrawl: Number(maxPages),
    minConcurrency: Number(concurrency),
    maxConcurrency: Number(concurrency),
    useSessionPool: false,
    persistCookiesPerSession: false,
    maxRequestRetries: 0,
    respectRobotsTxtFile: false,
    async requestHandler({ enqueueLinks }) {
      pages++;
      await enqueueLinks({ strategy: 'same-hostname' });
    },
  },
  configuration,
);
await crawler.run([start]);
console.log(JSON.stringify({ pages }));
