// A database with a small forum in it, and a dashboard over it, for tests of the server.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelFrom } from '../../src/cli/model-file.ts';
import { startUrl } from '../../src/cli/start-url.ts';
import { type Dashboard, type DashboardOptions, startDashboard } from '../../src/server/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { entryOf, pageOf, postOf, requestOf } from '../store/samples.ts';

export const FORUM = 'http://forum.example/';
export const THREADS = 7;
export const POSTS = 5;
export const threadUrl = (n: number) => `${FORUM}t/${n}`;
export const boardUrl = `${FORUM}b/1`;

export const patterns = [
  { type: 'thread', regex: '^http://forum\\.example/t/(\\d+)$', identity: [1] },
  { type: 'index', regex: '^http://forum\\.example/b/(\\d+)$', identity: [1] },
];

function boardHtml(): string {
  const rows = Array.from(
    { length: 12 },
    (_, i) => `<li class="row"><a href="/t/${i + 1}">Thread ${i + 1}</a> <a href="/u/${i}">ann${i}</a></li>`,
  );
  return `<!doctype html><title>Board</title><ul>${rows.join('')}</ul>`;
}

/** Fills a new file: one board, some threads, one page of links, three URLs in the queue. */
export async function fillForum(store: Store): Promise<number> {
  const { id } = await store.openSite(FORUM, 'skein');
  const model = modelFrom({ entry: boardUrl, patterns, hosts: ['forum.example'] }, 'test', FORUM);
  await store.saveModel(id, model);
  const page = { ...pageOf(boardUrl), type: 'index' as const, body: Buffer.from(boardHtml()) };
  const failed = { ...requestOf(`${FORUM}gone`), status: 404, type: 'error' as const, error: 'http-status' };
  await store.addPages(id, [page], [{ ...requestOf(boardUrl), type: 'index' }, failed]);
  const threads = Array.from({ length: THREADS }, (_, i) => i + 1);
  await store.replacePosts(id, [], {
    boards: [{ url: boardUrl, title: 'Cheese', posts: 70 }],
    threads: threads.map((n) => ({
      url: threadUrl(n),
      title: `Thread ${n}`,
      board: { url: boardUrl },
      lastPostAt: `2024-04-0${n}T10:00:00Z`,
    })),
    posts: threads.flatMap((n) =>
      Array.from({ length: POSTS }, (_, i) => ({
        ...postOf(threadUrl(n), i + 1),
        board: 'Cheese',
        text: n === 3 && i === 1 ? 'a wheel of gruyère' : `words ${n}.${i + 1}`,
        createdAt: `2024-04-0${n}T1${i}:00:00Z`,
        confidence: { author: n === 2 ? 0.4 : 1, time: 1 },
      })),
    ),
  });
  await store.enqueue(id, [
    entryOf(threadUrl(8), { type: 'thread', identity: `thread 8` }),
    entryOf(threadUrl(9), { type: 'thread', identity: `thread 9` }),
    entryOf(`${FORUM}b/2`, { type: 'index' }),
  ]);
  await store.setSiteState(id, 'paused');
  return id;
}

export interface TestDashboard extends Dashboard {
  readonly folder: string;
  readonly database: string;
}

/** Opens a dashboard over a new forum, or over the database given. */
export async function openDashboard(options: Partial<DashboardOptions> = {}): Promise<TestDashboard> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-dashboard-'));
  const database = options.database ?? join(folder, 'forum.db');
  if (options.database === undefined) {
    const store = await openStore(database);
    await fillForum(store);
    await store.close();
  }
  const webFolder = join(folder, 'web');
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Skein</title>');
  const dashboard = await startDashboard({
    port: 0,
    commentsFolder: join(folder, 'comments'),
    webFolder,
    command: [process.execPath, '-e', 'process.exit(0)'],
    readers: { startUrl, model: (value, start) => modelFrom(value, 'the model', start) },
    ...options,
    database,
  });
  return { ...dashboard, folder, database };
}
