// Browse: boards, the threads of one, the posts of one.
import type { JSX } from 'preact';
import { addressOf } from '../address.ts';
import { type Answer, call } from '../api.ts';
import { amount, storedTime } from '../format.ts';
import { Empty, useSlices } from '../load.tsx';
import { type Column, ListTable } from '../parts/list-table.tsx';
import { Original } from '../parts/original.tsx';
import { ThreadView } from '../parts/thread-view.tsx';

interface BrowseProps {
  readonly site: number;
  readonly board: string | undefined;
  readonly thread: string | undefined;
  readonly post: string | undefined;
}

export function BrowsePage({ site, board, thread, post }: BrowseProps): JSX.Element {
  if (thread !== undefined) return <ThreadView key={thread} site={site} url={thread} post={post} />;
  if (board !== undefined) return <Threads key={board} site={site} board={board} />;
  return <Boards key={site} site={site} />;
}

type Board = Answer<'GET /api/sites/{site}/boards'>['boards'][number];

function Boards({ site }: { readonly site: number }): JSX.Element {
  const list = useSlices<Board>(`boards ${site}`, async (after) => {
    const { boards, next } = await call('GET /api/sites/{site}/boards', { site, ...(after && { after }) });
    return { rows: boards, next };
  });
  const titles = new Map(list.rows.map(({ url, title }) => [url, title]));
  const columns: readonly Column<Board>[] = [
    {
      head: 'Board',
      cellClass: 'title',
      cell: (board) => (
        <>
          <a href={addressOf('browse', site, { board: board.url })}>{board.title || board.url}</a>
          <small>{[board.category, titles.get(board.parentUrl ?? '')].filter(Boolean).join(' › ')}</small>
          {board.description !== '' && <small>{board.description}</small>}
        </>
      ),
    },
    { head: 'Threads', class: 'num', cell: ({ threads }) => told(threads) },
    { head: 'Posts', class: 'num', cell: ({ posts }) => told(posts) },
    lastPost,
  ];
  return (
    <>
      <h1>Boards</h1>
      <ListTable
        list={list}
        what="boards"
        columns={columns}
        keyOf={({ url }) => url}
        empty={
          <Empty title="No boards are stored">
            Boards are read from the pages that list them.{' '}
            <a href={addressOf('browse', site, { board: '' })}>Threads</a> may be there all the same.
          </Empty>
        }
      />
      {list.rows.length > 0 && list.next === null && (
        <p class="muted">
          <a href={addressOf('browse', site, { board: '' })}>Threads of no known board</a>
        </p>
      )}
    </>
  );
}

type Thread = Answer<'GET /api/sites/{site}/threads'>['threads'][number];

function Threads({ site, board }: { readonly site: number; readonly board: string }): JSX.Element {
  const list = useSlices<Thread>(`threads ${site} ${board}`, async (after) => {
    const { threads, next } = await call('GET /api/sites/{site}/threads', {
      site,
      board,
      ...(after && { after }),
    });
    return { rows: threads, next };
  });
  const path = list.rows[0]?.path ?? [];
  const columns: readonly Column<Thread>[] = [
    {
      head: 'Thread',
      cellClass: 'title',
      cell: ({ url, title, isSticky, isLocked, tags }) => (
        <>
          <a href={addressOf('browse', site, { thread: url })}>{title || url}</a>
          <small>
            {[isSticky === true && 'sticky', isLocked === true && 'locked', ...tags]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </>
      ),
    },
    { head: 'Replies', class: 'num', cell: ({ replies }) => told(replies) },
    { head: 'Views', class: 'num hide-phone', cell: ({ views }) => told(views) },
    lastPost,
  ];
  return (
    <>
      <nav class="crumbs" aria-label="Where this is">
        <a href={addressOf('browse', site)}>Boards</a>
        <span aria-hidden="true">›</span>
      </nav>
      <h1>{board === '' ? 'Threads of no known board' : (path.at(-1) ?? 'Threads')}</h1>
      {board !== '' && (
        <p class="toolbar">
          <Original url={board} />
          <a href={addressOf('page', site, { url: board, marks: 'regions' })}>Stored page</a>
        </p>
      )}
      <ListTable
        list={list}
        what="threads"
        columns={columns}
        keyOf={({ url }) => url}
        empty={<Empty title="No threads are stored here" />}
      />
    </>
  );
}

const lastPost: Column<{ readonly lastPostAt: string | null }> = {
  head: 'Last post',
  class: 'hide-phone',
  cellClass: 'nowrap hide-phone',
  cell: ({ lastPostAt }) => storedTime(lastPostAt, '–'),
};

function told(count: number | null): string {
  return count === null ? '–' : amount(count);
}
