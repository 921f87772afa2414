// Posts with a field that is not sure: where to look first when something seems wrong.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf } from '../address.ts';
import { type Answer, call } from '../api.ts';
import { amount, percent } from '../format.ts';
import { Empty, useSlices } from '../load.tsx';
import { type Column, ListTable } from '../parts/list-table.tsx';

type Unsure = Answer<'GET /api/sites/{site}/unsure'>['posts'][number];

const LEVELS = [0.5, 0.7, 0.9] as const;

export function UnsurePage({ site }: { readonly site: number }): JSX.Element {
  const [below, setBelow] = useState<number>(0.7);
  const [looked, setLooked] = useState(0);
  const list = useSlices<Unsure>(`unsure ${site} ${below}`, async (after) => {
    const answer = await call('GET /api/sites/{site}/unsure', { site, below, ...(after && { after }) });
    setLooked((before) => (after === undefined ? 0 : before) + answer.looked);
    return { rows: answer.posts, next: answer.next };
  });
  return (
    <>
      <h1>Unsure fields</h1>
      <div class="toolbar">
        <label>
          <span>Less sure than</span>
          <select value={below} onChange={(event) => setBelow(Number(event.currentTarget.value))}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {percent(level)}
              </option>
            ))}
          </select>
        </label>
        <p class="muted" role="status">
          {amount(list.rows.length)} of the {amount(looked)} posts looked through, newest first
        </p>
      </div>
      <ListTable
        list={list}
        what="posts"
        columns={columnsOf(site)}
        keyOf={({ thread, id }) => `${thread} ${id}`}
        empty={<Empty title="Every field looked at is surer than that" />}
      />
    </>
  );
}

function columnsOf(site: number): readonly Column<Unsure>[] {
  return [
    {
      head: 'Post',
      cellClass: 'title',
      cell: ({ thread, threadTitle, author, text }) => (
        <>
          <a href={addressOf('browse', site, { thread })}>{threadTitle || thread}</a>
          <small>
            {author} · {text.slice(0, 140)}
          </small>
        </>
      ),
    },
    { head: 'Field', cell: ({ field }) => field },
    { head: 'Sure', class: 'num', cell: ({ confidence }) => percent(confidence) },
    {
      head: <span class="visually-hidden">Check</span>,
      cell: ({ page }) => <a href={addressOf('page', site, { url: page, marks: 'posts' })}>Check</a>,
    },
  ];
}
