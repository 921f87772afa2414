// Posts with a field that is not sure: where to look first when something seems wrong.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf } from '../address.ts';
import { type Answer, call } from '../api.ts';
import { amount, percent } from '../format.ts';
import { Empty, More, useSlices } from '../load.tsx';

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
      <section class="panel">
        {list.rows.length > 0 && (
          <div class="table-scroll">
            <table class="table">
              <thead>
                <tr>
                  <th scope="col">Post</th>
                  <th scope="col">Field</th>
                  <th scope="col" class="num">
                    Sure
                  </th>
                  <th scope="col">
                    <span class="visually-hidden">Check</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.rows.map((post) => (
                  <tr key={`${post.thread} ${post.id}`}>
                    <td class="title">
                      <a href={addressOf('browse', site, { thread: post.thread })}>
                        {post.threadTitle || post.thread}
                      </a>
                      <small>
                        {post.author} · {post.text.slice(0, 140)}
                      </small>
                    </td>
                    <td>{post.field}</td>
                    <td class="num">{percent(post.confidence)}</td>
                    <td>
                      <a href={addressOf('page', site, { url: post.page, marks: 'posts' })}>Check</a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {!list.isLoading && list.problem === undefined && list.rows.length === 0 && (
          <Empty title="Every field looked at is surer than that" />
        )}
        <More list={list} what="posts" />
      </section>
    </>
  );
}
