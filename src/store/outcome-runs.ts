// Outcomes that may be stored together: statements for many rows at once cannot touch one row twice.
import type { Outcome } from './types.ts';

/**
 * Outcomes in their order, cut into runs within which no entry, page or post comes twice. Those that depend on what is
 * stored already (asked again, gone, moved) are runs of their own.
 */
export function* outcomeRuns(outcomes: readonly Outcome[]): Generator<readonly Outcome[]> {
  let run: Outcome[] = [];
  let seen = new Set<string>();
  for (const outcome of outcomes) {
    const names = namesIn(outcome);
    if (run.length > 0 && (isAlone(outcome) || names.some((name) => seen.has(name)))) {
      yield run;
      run = [];
      seen = new Set();
    }
    run.push(outcome);
    for (const name of names) seen.add(name);
    if (isAlone(outcome)) {
      yield run;
      run = [];
      seen = new Set();
    }
  }
  if (run.length > 0) yield run;
}

function isAlone({ readAgainAt, goneAt, movedTo, again }: Outcome): boolean {
  return (
    readAgainAt !== undefined || goneAt !== undefined || movedTo !== undefined || (again?.length ?? 0) > 0
  );
}

/** Within one page a post may come twice: the last one counts. */
function namesIn({ entry, page, posts = [] }: Outcome): string[] {
  return [
    `entry ${entry.id}`,
    ...(page === undefined ? [] : [`page ${page.url}`]),
    ...posts.map(({ thread, id }) => `post ${thread}\n${id}`),
  ];
}
