// Answers of the server in components: loading, failed, there; and lists that go on.
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Answer, call, type Input, type RouteName } from './api.ts';

export interface Asked<T> {
  readonly answer: T | undefined;
  readonly problem: string | undefined;
  readonly isLoading: boolean;
  readonly again: () => void;
}

/** Asks when the input changes; an answer that is overtaken by a later question is dropped. */
export function useAnswer<N extends RouteName>(name: N, input: Input<N> | undefined): Asked<Answer<N>> {
  const [state, setState] = useState<{ key: string; answer?: Answer<N>; problem?: string }>({ key: '' });
  const [round, setRound] = useState(0);
  const key = `${name} ${JSON.stringify(input)}`;
  useEffect(() => {
    if (input === undefined) return undefined;
    const abort = new AbortController();
    call(name, input as never, abort.signal).then(
      (answer) => setState({ key, answer }),
      (error: Error) => {
        if (!abort.signal.aborted) setState({ key, problem: error.message });
      },
    );
    return () => abort.abort();
  }, [key, round]);
  const again = useCallback(() => setRound((value) => value + 1), []);
  const isCurrent = state.key === key;
  return {
    answer: isCurrent ? state.answer : undefined,
    problem: isCurrent ? state.problem : undefined,
    isLoading: input !== undefined && !isCurrent,
    again,
  };
}

interface LoadedProps<T> {
  readonly asked: Asked<T>;
  readonly what: string;
  readonly children: (answer: T) => ComponentChildren;
}

/** Shows an answer, that it is on its way, or why it does not come. */
export function Loaded<T>({ asked, what, children }: LoadedProps<T>): JSX.Element {
  if (asked.problem !== undefined)
    return (
      <div class="state" role="alert">
        <p class="state-title">{asked.problem}</p>
        <button type="button" onClick={asked.again}>
          Try again
        </button>
      </div>
    );
  if (asked.answer === undefined) return <Loading what={what} />;
  return <>{children(asked.answer)}</>;
}

export function Loading({ what }: { readonly what: string }): JSX.Element {
  return (
    <div class="state" role="status">
      <span class="spinner" aria-hidden="true" />
      <p>Loading {what}…</p>
    </div>
  );
}

/** Nothing there: says what would be, and what to do. */
export function Empty({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="state">
      <p class="state-title">{title}</p>
      {children !== undefined && <p class="muted">{children}</p>}
    </div>
  );
}

/** A list that comes in slices, as far as it has come. */
export interface Slices<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
  readonly isLoading: boolean;
  readonly problem: string | undefined;
  readonly more: () => void;
}

/** Reads a list that comes in slices. `read` gets the key to go on from. */
export function useSlices<T>(
  key: string,
  read: (after: string | undefined) => Promise<{ rows: readonly T[]; next: string | null }>,
): Slices<T> {
  const [state, setState] = useState({
    key: '',
    rows: [] as readonly T[],
    next: null as string | null,
    problem: undefined as string | undefined,
  });
  const [isMore, setIsMore] = useState(false);
  const current = state.key === key;
  const ask = (after: string | undefined, before: readonly T[], isGone: () => boolean) =>
    read(after).then(
      ({ rows, next }) => {
        if (!isGone()) setState({ key, rows: [...before, ...rows], next, problem: undefined });
      },
      (error: Error) => {
        if (!isGone()) setState({ key, rows: before, next: null, problem: error.message });
      },
    );
  useEffect(() => {
    let isGone = false;
    void ask(undefined, [], () => isGone);
    return () => {
      isGone = true;
    };
  }, [key]);
  const more = () => {
    if (state.next === null || isMore) return;
    setIsMore(true);
    void ask(state.next, state.rows, () => false).finally(() => setIsMore(false));
  };
  return {
    rows: current ? state.rows : [],
    next: current ? state.next : null,
    isLoading: !current || isMore,
    problem: current ? state.problem : undefined,
    more,
  };
}

/** The end of such a list. */
export function More({
  list,
  what,
}: {
  readonly list: Omit<Slices<unknown>, 'rows'>;
  readonly what: string;
}): JSX.Element | null {
  if (list.problem !== undefined)
    return (
      <p class="state" role="alert">
        {list.problem}
      </p>
    );
  if (list.isLoading) return <Loading what={what} />;
  if (list.next === null) return null;
  return (
    <p class="more">
      <button type="button" onClick={list.more}>
        More {what}
      </button>
    </p>
  );
}
