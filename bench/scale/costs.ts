// What a page costs the store: processor time of server and client, and bytes, by how many pages a commit has.
//
//     node dist/bench/scale/costs.js
import { type LeasedEntry, type Outcome, openStore } from '../../src/store/index.ts';
import { onServer, PostgresServer } from './postgres-server.ts';

const POSTS = 15;
const LINKS = 60;
// Of the links of a page, so many are new: the others are the menu, the pager, the board.
const NEW_LINKS = 2;

const server = await PostgresServer.start({ isDurable: true, settings: { synchronous_commit: 'off' } });
if (server === undefined) throw new Error('no PostgreSQL on this machine');
try {
  for (const [batch, commits] of [
    [1, 600],
    [8, 120],
    [48, 25],
  ] as const) {
    const url = await server.newDatabase();
    const store = await openStore(url, {});
    const { id } = await store.openSite('https://forum.example/', 'skein');
    let made = 0;
    const entryOf = (n: number) => ({
      url: `https://forum.example/threads/a-title-of-middle-length.${n}/`,
      identity: `thread ${n}`,
      type: 'thread' as const,
      priority: 1,
      depth: 2,
      dueAt: 0,
      foundOn: 'https://forum.example/',
    });
    await store.enqueue(
      id,
      Array.from({ length: batch * 2 }, () => entryOf(++made)),
    );
    const sizeBefore = await sizeOf(url);
    const [serverBefore, clientBefore] = [server.cpuMs(), process.cpuUsage()];
    for (let i = 0; i < commits; i++) {
      const lease = { siteId: id, limit: batch, now: Date.now(), leaseMs: 300_000, owner: 'bench' };
      const entries = await store.lease(lease);
      const links = () =>
        Array.from({ length: LINKS }, (_, n) => entryOf(n < NEW_LINKS ? ++made : Math.max(1, made - n)));
      await store.commit(
        id,
        entries.map((entry) => outcomeOf(entry, links())),
      );
    }
    const pages = batch * commits;
    const client = process.cpuUsage(clientBefore);
    process.stdout.write(
      `${JSON.stringify({
        pagesACommit: batch,
        serverMsAPage: Number(((server.cpuMs() - serverBefore) / pages).toFixed(3)),
        clientMsAPage: Number(((client.user + client.system) / 1000 / pages).toFixed(3)),
        bytesAPage: Math.round(((await sizeOf(url)) - sizeBefore) / pages),
      })}\n`,
    );
    await store.close();
  }
} finally {
  await server.remove();
}

function outcomeOf(entry: LeasedEntry, found: Outcome['found']): Outcome {
  const text = `A post of some length that answers ${entry.url}. `.repeat(6);
  return {
    entry,
    result: 'done',
    requests: [
      {
        url: entry.url,
        status: 200,
        phase: 'crawl',
        type: 'thread',
        bytes: 9_000,
        ms: 80,
        at: Date.now(),
        error: '',
      },
    ],
    found,
    page: {
      url: entry.url,
      status: 200,
      type: 'thread',
      title: 'A title of middle length',
      contentType: 'text/html',
      charset: 'utf-8',
      body: Buffer.from(
        `<html><body>${`<div class="post"><p>${text}</p></div>`.repeat(POSTS)}${entry.id}</body></html>`,
      ),
      fetchedAt: Date.now(),
      writtenAt: Date.now(),
      etag: '',
      lastModified: '',
    },
    threads: [{ url: entry.url, title: 'A title of middle length', replies: POSTS }],
    posts: Array.from({ length: POSTS }, (_, i) => ({
      id: `${entry.id}-${i}`,
      thread: entry.url,
      threadTitle: 'A title of middle length',
      board: 'A board',
      position: i,
      author: `user ${(entry.id * 7 + i) % 500}`,
      authorUrl: null,
      createdAt: '2024-04-05T10:00:00Z',
      createdAtRaw: 'Apr 5',
      text,
      html: `<p>${text}</p>`,
      url: `${entry.url}#${i}`,
      replyTo: null,
      quotes: [],
      page: entry.url,
      likes: null,
      isEdited: false,
      attachments: [],
      images: [],
      confidence: { author: 1 },
    })),
    users: Array.from({ length: POSTS }, (_, i) => ({
      name: `user ${(entry.id * 7 + i) % 500}`,
      url: null,
      joined: null,
      posts: null,
    })),
  };
}

async function sizeOf(url: string): Promise<number> {
  const { rows } = await onServer(url, 'SELECT pg_database_size(current_database()) AS bytes');
  return Number((rows[0] as { bytes: string }).bytes);
}
