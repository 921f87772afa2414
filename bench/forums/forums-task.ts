// One measured crawl in a process of its own.
import { orderOfTask, writeResult } from '../child-tasks.ts';
import { type CrawlTask, measureCrawl } from './measure.ts';

const { task, out } = orderOfTask<{ readonly task: CrawlTask; readonly out: string }>();
writeResult(out, await measureCrawl(task));
// A browser or a socket that stays open must not keep the others waiting.
process.exit(0);
