// What a worker tells those who watch it: health and Prometheus metrics over HTTP, on the loopback interface.
import { createServer, type Server } from 'node:http';
import { ListenError } from '../errors.ts';
import type { FleetCounts, Ledger } from '../store/index.ts';

/** Sums since the worker started. */
export interface WorkerSums {
  pages: number;
  requests: number;
  bytes: number;
  failedUrls: number;
  readonly turns: Record<string, number>;
  /** The last reckoning of each site this worker had its turn at. */
  readonly ledgers: Map<string, Pick<Ledger, 'complete' | 'threads' | 'posts'>>;
}

export interface Watched {
  readonly sums: WorkerSums;
  /** Sites under work, and ms since the store confirmed the claims. */
  readonly health: () => { readonly running: number; readonly silentMs: number };
  readonly counts: () => Promise<FleetCounts>;
}

/** Above this the store has not answered for so long that claims have ended. */
const UNHEALTHY_MS = 60_000;

/** Serves /healthz and /metrics on 127.0.0.1. */
export async function serveMetrics(port: number, watched: Watched): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/healthz') {
      const { running, silentMs } = watched.health();
      const isHealthy = silentMs < UNHEALTHY_MS;
      response.writeHead(isHealthy ? 200 : 503, { 'content-type': 'application/json' });
      response.end(`${JSON.stringify({ healthy: isHealthy, running, silentMs: Math.round(silentMs) })}\n`);
    } else if (path === '/metrics') {
      const counts = await watched.counts().catch(() => undefined);
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(prometheus(watched, counts));
    } else {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ListenError(`cannot listen on port ${port} (${error.code}): name another --metrics`, {
          cause: error,
        }),
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  server.unref();
  return server;
}

const COMPLETE = { yes: 1, unknown: 0.5, no: 0 } as const;

/** A URL has no quotes or line breaks that were not encoded; a backslash it may have. */
function labelOf(site: string): string {
  return `{site="${site.replaceAll('\\', '\\\\').replaceAll('"', '%22')}"}`;
}

function prometheus({ sums, health }: Watched, counts: FleetCounts | undefined): string {
  const { running, silentMs } = health();
  const lines: string[] = [];
  const metric = (
    name: string,
    type: string,
    help: string,
    values: readonly (readonly [string, number])[],
  ) => {
    lines.push(`# HELP skein_${name} ${help}`, `# TYPE skein_${name} ${type}`);
    for (const [labels, value] of values) lines.push(`skein_${name}${labels} ${value}`);
  };
  metric('pages_total', 'counter', 'Pages stored by this worker.', [['', sums.pages]]);
  metric('requests_total', 'counter', 'Requests made by this worker.', [['', sums.requests]]);
  metric('bytes_total', 'counter', 'Bytes received by this worker.', [['', sums.bytes]]);
  metric('failed_urls_total', 'counter', 'URLs that failed for good.', [['', sums.failedUrls]]);
  metric(
    'turns_total',
    'counter',
    'Turns at sites by how they ended.',
    Object.entries(sums.turns).map(([ended, count]) => [`{ended="${ended}"}`, count]),
  );
  const ledgers = [...sums.ledgers];
  metric(
    'site_complete',
    'gauge',
    'Whether all that a site states is stored: 1 yes, 0 no, 0.5 unknown.',
    ledgers.map(([site, { complete }]) => [labelOf(site), COMPLETE[complete]]),
  );
  for (const what of ['threads', 'posts'] as const) {
    const told = (pick: 'stated' | 'stored') =>
      ledgers.flatMap(([site, ledger]) => {
        const value = ledger[what][pick];
        return value === null ? [] : [[labelOf(site), value] as const];
      });
    metric(
      `site_${what}_stated`,
      'gauge',
      `How many ${what} a site states, where that is believed.`,
      told('stated'),
    );
    metric(`site_${what}_stored`, 'gauge', `How many ${what} of a site are stored.`, told('stored'));
  }
  metric('sites_running', 'gauge', 'Sites this worker works on now.', [['', running]]);
  metric('store_silent_seconds', 'gauge', 'Since the store confirmed the claims.', [['', silentMs / 1000]]);
  metric('store_up', 'gauge', 'Whether the store answers.', [['', counts === undefined ? 0 : 1]]);
  if (counts !== undefined)
    metric(
      'fleet_sites',
      'gauge',
      'Sites of the store by state.',
      Object.entries(counts).map(([state, count]) => [`{state="${state}"}`, count]),
    );
  return `${lines.join('\n')}\n`;
}
