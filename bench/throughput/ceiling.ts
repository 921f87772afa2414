// The ceiling: the least a crawler can do. undici, htmlparser2's SAX parser, a set of seen URLs; nothing is stored.
import { Parser } from 'htmlparser2';
import { Pool } from 'undici';

const [start = '', maxPages = '5000', concurrency = '32'] = process.argv.slice(2);
const { origin } = new URL(start);
const pool = new Pool(origin, { connections: Number(concurrency), pipelining: 1 });
const seen = new Set([start]);
const queue = [start];
let pages = 0;

async function worker(): Promise<void> {
  for (;;) {
    const url = queue.shift();
    if (url === undefined || pages >= Number(maxPages)) return;
    const response = await pool.request({ path: url.slice(origin.length), method: 'GET' });
    const html = await response.body.text();
    if (response.statusCode >= 300 && response.statusCode < 400) {
      enqueue(String(response.headers.location), url);
      continue;
    }
    if (response.statusCode !== 200 || !String(response.headers['content-type']).startsWith('text/html'))
      continue;
    pages++;
    const parser = new Parser({
      onopentag(name, attributes) {
        if (name === 'a' && attributes.href !== undefined) enqueue(attributes.href, url);
      },
    });
    parser.end(html);
  }
}

function enqueue(href: string, base: string): void {
  if (!URL.canParse(href, base)) return;
  const target = new URL(href, base);
  target.hash = '';
  if (target.origin !== origin || seen.has(target.href)) return;
  seen.add(target.href);
  queue.push(target.href);
}

// A worker that finds the queue empty ends: start anew until nothing is left.
while (queue.length > 0 && pages < Number(maxPages)) {
  await Promise.all(Array.from({ length: Number(concurrency) }, worker));
}
console.log(JSON.stringify({ pages }));
await pool.close();
