// Many small lab forums in one process, each on a port of its own, with a delay before every answer; a child of main.ts.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Dialect, dialectByName, startLab } from '../../lab/index.ts';

/** Sent when all forums answer. */
export interface ForumsStarted {
  readonly urls: readonly string[];
}

/** What a forum's own log says. */
export interface ForumLog {
  readonly requests: number;
  /** Pages asked for more than once. */
  readonly askedTwice: number;
  /** The most requests that came within any one second. */
  readonly mostInASecond: number;
  readonly mostInTenSeconds: number;
}

const [count, latencyMs, threads] = process.argv.slice(2).map(Number) as [number, number, number];
const DIALECTS = ['slug-portal', 'tree-query-order'];

const forums: { readonly url: string; readonly seen: { readonly url: string; readonly at: number }[] }[] = [];
for (let i = 0; i < count; i++)
  forums.push(await startForum(dialectByName(DIALECTS[i % DIALECTS.length]!), i + 1));
process.send?.({ urls: forums.map(({ url }) => url) } satisfies ForumsStarted);
process.on('message', () => process.send?.(forums.map(({ seen }) => logOf(seen))));

/** The delay is in front, so that one process can wait for many answers at once. */
async function startForum(dialect: Dialect, seed: number) {
  const size = { boards: 2, threads, postsPerThread: 5, users: 10, spanDays: 10 };
  const lab = await startLab({ dialect, size, seed, cacheBytes: 1 << 20 });
  const inner = new URL(lab.url).host;
  const seen: { url: string; at: number }[] = [];
  const server = createServer((incoming, response) => {
    const outer = incoming.headers.host ?? '';
    seen.push({ url: incoming.url ?? '', at: performance.now() });
    setTimeout(() => {
      const headers = { ...incoming.headers, host: inner, 'accept-encoding': 'identity' };
      request(`http://${inner}${incoming.url}`, { headers }, (answered) => {
        const chunks: Buffer[] = [];
        answered.on('data', (chunk: Buffer) => chunks.push(chunk));
        answered.on('end', () => {
          const told = Object.entries(answered.headers).flatMap(([name, value]) =>
            typeof value !== 'string' ||
            name === 'content-length' ||
            name === 'transfer-encoding' ||
            name === 'connection'
              ? []
              : [[name, value.replaceAll(inner, outer)]],
          );
          const body = Buffer.concat(chunks).toString('latin1').replaceAll(inner, outer);
          response.writeHead(answered.statusCode ?? 500, Object.fromEntries(told) as Record<string, string>);
          response.end(Buffer.from(body, 'latin1'));
        });
      }).end();
    }, latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: lab.entryUrl.replace(inner, `127.0.0.1:${port}`), seen };
}

function logOf(seen: readonly { readonly url: string; readonly at: number }[]): ForumLog {
  const urls = seen.map(({ url }) => url).filter((url) => url !== '/robots.txt');
  return {
    requests: seen.length,
    askedTwice: urls.length - new Set(urls).size,
    mostInASecond: mostWithin(seen, 1_000),
    mostInTenSeconds: mostWithin(seen, 10_000),
  };
}

/** The most requests in any stretch of so many ms. */
function mostWithin(seen: readonly { readonly at: number }[], ms: number): number {
  let most = 0;
  for (let first = 0, last = 0; last < seen.length; last++) {
    while (seen[last]!.at - seen[first]!.at >= ms) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
