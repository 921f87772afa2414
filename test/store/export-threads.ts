// Posts of two threads for tests of exports: replies, quotes, other scripts, times with and without zone.
import { openStore, type PostRow, type Store, type ThreadLookup } from '../../src/store/index.ts';
import { postOf, unknownThread } from './samples.ts';

export const FIRST = 'https://forum.example/t/1';
export const SECOND = 'https://forum.example/t/2';

const first = { ...postOf(FIRST, 1), threadTitle: 'Bread: how long?', board: 'Baking' };
const second = { ...postOf(SECOND, 1), threadTitle: '發酵麵團要多久？', board: '烘焙' };

export const POSTS: readonly PostRow[] = [
  {
    ...first,
    author: 'ann',
    createdAt: '2024-04-05T10:00:00+02:00',
    text: 'How long?\nFrom where?\n.',
    html: '',
  },
  {
    ...first,
    id: 'p2',
    position: 2,
    author: 'Jürgen "J." Groß',
    createdAt: '2024-04-06T09:30:00',
    text: 'ann wrote:\nHow long?\nAn hour = 60 minutes. '.concat('x'.repeat(200)),
    html: '<blockquote>How long?</blockquote><p>An hour = 60 minutes.</p>',
    replyTo: 'p1',
    quotes: ['How long?'],
    url: `${FIRST}#p2`,
  },
  {
    ...first,
    id: 'p3',
    position: 3,
    author: '',
    createdAt: null,
    createdAtRaw: '',
    text: 'Thanks',
    replyTo: 'p2',
  },
  {
    ...second,
    author: '小林',
    createdAt: '2024-05-01',
    text: '大約一個小時。'.repeat(20),
    html: '<p>大約一個小時。</p>',
  },
];

/** What is known of the first thread besides its posts. */
export const FACTS: ThreadLookup = async (thread) =>
  thread === FIRST
    ? {
        ...unknownThread,
        url: FIRST,
        tags: ['rye', 'how to'],
        views: 90,
        poll: {
          question: 'How long?',
          options: [
            { text: 'an hour', votes: 4 },
            { text: 'all night', votes: null },
          ],
        },
      }
    : undefined;

/** A store with POSTS and their threads. */
export async function storeOfThreads(): Promise<Store> {
  const store = await openStore(':memory:');
  const { id } = await store.openSite('https://forum.example/', 'test');
  await store.replacePosts(id, [], {
    posts: POSTS,
    threads: [
      { url: FIRST, title: 'Bread: how long?', board: { url: 'https://forum.example/b/1' } },
      { url: SECOND, title: second.threadTitle, board: { url: 'https://forum.example/b/2' } },
    ],
    boards: [{ url: 'https://forum.example/b/2', title: 'Ferment' }],
    users: [{ name: 'ann', url: null, joined: null, posts: null }],
  });
  return store;
}

export async function* rowsOf<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

/** Everything a format writes. */
export async function written(chunks: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk as string));
  return Buffer.concat(parts);
}
