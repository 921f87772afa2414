// Full-text search over all posts.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address.ts';
import { amount, percent, storedTime } from '../format.ts';
import { indexing } from '../live.ts';
import { Empty, Loaded, useAnswer } from '../load.tsx';

const HITS = 50;

export function SearchPage({ query }: { readonly query: string }): JSX.Element {
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  const asked = useAnswer('GET /api/search', query === '' ? undefined : { q: query, limit: HITS });
  const state = indexing.value;
  return (
    <>
      <h1>Search</h1>
      <form
        class="toolbar"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go(addressOf('search', 0, { q: typed.trim() }));
        }}
      >
        <label class="grow">
          <span>Words, "a phrase", begin*, -without</span>
          <input type="search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          Search
        </button>
      </form>
      {asked.isLoading && state !== undefined && (
        <div class="panel" role="status">
          <p>
            Preparing the search: {amount(state.done)} of {amount(state.total)} posts (
            {percent(state.done / Math.max(1, state.total))}). This happens once.
          </p>
          <progress value={state.done} max={state.total} aria-label="Posts prepared for searching" />
        </div>
      )}
      {query === '' ? (
        <Empty title="Search the text of all posts">Works in every script, with or without spaces.</Empty>
      ) : (
        <Loaded asked={asked} what="posts">
          {({ hits, ms }) => (
            <section class="panel" aria-label="Results">
              <p class="muted" role="status">
                {hits.length === HITS ? `the best ${HITS}` : amount(hits.length)}{' '}
                {hits.length === 1 ? 'post' : 'posts'} in {Math.max(1, Math.round(ms))} ms
              </p>
              {hits.length === 0 && <Empty title="No post has all of these words" />}
              <ul class="results">
                {hits.map((hit) => (
                  <li class="hit" key={`${hit.site} ${hit.thread} ${hit.id}`}>
                    <h3>
                      <a
                        href={addressOf('browse', hit.site, {
                          thread: hit.thread,
                          post: String(hit.position),
                        })}
                      >
                        {hit.threadTitle || hit.thread}
                      </a>
                    </h3>
                    <p dir="auto">{marked(hit.snippet, hit.marks)}</p>
                    <p class="muted">
                      {[hit.author, storedTime(hit.createdAt), hit.board, `#${hit.position}`]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Loaded>
      )}
    </>
  );
}

/** A text with some of its ranges marked; `marks` holds starts and ends in turn. */
function marked(text: string, marks: readonly number[]): (string | JSX.Element)[] {
  const parts: (string | JSX.Element)[] = [];
  let at = 0;
  for (let i = 0; i + 1 < marks.length; i += 2) {
    const [start, end] = [marks[i]!, marks[i + 1]!];
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, text.slice(at)];
}
