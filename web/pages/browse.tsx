// Browse: boards, the threads of one, the posts of one.
import type { JSX } from 'preact';
import { addressOf } from '../address.ts';
import { type Answer, call } from '../api.ts';
import { amount, storedTime } from '../format.ts';
import { Empty, More, useSlices } from '../load.tsx';
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
  return (
    <>
      <h1>Boards</h1>
      <section class="panel">
        {list.rows.length > 0 && <BoardTable site={site} boards={list.rows} />}
        {!list.isLoading && list.problem === undefined && list.rows.length === 0 && (
          <Empty title="No boards are stored">
            Boards are read from the pages that list them.{' '}
            <a href={addressOf('browse', site, { board: '' })}>Threads</a> may be there all the same.
          </Empty>
        )}
        <More list={list} what="boards" />
      </section>
      {list.rows.length > 0 && list.next === null && (
        <p class="muted">
          <a href={addressOf('browse', site, { board: '' })}>Threads of no known board</a>
        </p>
      )}
    </>
  );
}

function BoardTable({
  site,
  boards,
}: {
  readonly site: number;
  readonly boards: readonly Board[];
}): JSX.Element {
  const titles = new Map(boards.map(({ url, title }) => [url, title]));
  return (
    <div class="table-scroll">
      <table class="table">
        <thead>
          <tr>
            <th scope="col">Board</th>
            <th scope="col" class="num">
              Threads
            </th>
            <th scope="col" class="num">
              Posts
            </th>
            <th scope="col" class="hide-phone">
              Last post
            </th>
          </tr>
        </thead>
        <tbody>
          {boards.map((board) => (
            <tr key={board.url}>
              <td class="title">
                <a href={addressOf('browse', site, { board: board.url })}>{board.title || board.url}</a>
                <small>
                  {[board.category, titles.get(board.parentUrl ?? '')].filter(Boolean).join(' › ')}
                </small>
                {board.description !== '' && <small>{board.description}</small>}
              </td>
              <td class="num">{board.threads === null ? '–' : amount(board.threads)}</td>
              <td class="num">{board.posts === null ? '–' : amount(board.posts)}</td>
              <td class="nowrap hide-phone">{storedTime(board.lastPostAt, '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
      <section class="panel">
        {list.rows.length > 0 && (
          <div class="table-scroll">
            <table class="table">
              <thead>
                <tr>
                  <th scope="col">Thread</th>
                  <th scope="col" class="num">
                    Replies
                  </th>
                  <th scope="col" class="num hide-phone">
                    Views
                  </th>
                  <th scope="col" class="hide-phone">
                    Last post
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.rows.map((thread) => (
                  <ThreadRow key={thread.url} site={site} thread={thread} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {!list.isLoading && list.problem === undefined && list.rows.length === 0 && (
          <Empty title="No threads are stored here" />
        )}
        <More list={list} what="threads" />
      </section>
    </>
  );
}

function ThreadRow({ site, thread }: { readonly site: number; readonly thread: Thread }): JSX.Element {
  const marks = [thread.isSticky === true && 'sticky', thread.isLocked === true && 'locked', ...thread.tags];
  return (
    <tr>
      <td class="title">
        <a href={addressOf('browse', site, { thread: thread.url })}>{thread.title || thread.url}</a>
        <small>{marks.filter(Boolean).join(' · ')}</small>
      </td>
      <td class="num">{thread.replies === null ? '–' : amount(thread.replies)}</td>
      <td class="num hide-phone">{thread.views === null ? '–' : amount(thread.views)}</td>
      <td class="nowrap hide-phone">{storedTime(thread.lastPostAt, '–')}</td>
    </tr>
  );
}
