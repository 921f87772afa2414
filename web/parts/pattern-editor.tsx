// One pattern: its form can be changed, and what it takes is seen while typing.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Answer, Input } from '../api.ts';
import { amount, pathOf } from '../format.ts';
import { useAnswer } from '../load.tsx';

type Known = Answer<'GET /api/sites/{site}/patterns'>['patterns'][number];
export type Draft = Omit<Input<'POST /api/sites/{site}/patterns/test'>, 'site'>;

const TYPES: Readonly<Record<Draft['type'], string>> = {
  index: 'board',
  thread: 'thread',
  'index-flip': 'further page of a board',
  'thread-flip': 'further page of a thread',
  other: 'anything else',
};
// While typing, a test for each letter would only be in the way.
const TEST_AFTER_MS = 200;

interface EditorProps {
  readonly site: number;
  readonly draft: Draft;
  readonly known: Known | undefined;
  /** Undefined: remove it. */
  readonly onChange: (draft: Draft | undefined) => void;
}

export function PatternEditor({ site, draft, known, onChange }: EditorProps): JSX.Element {
  const isChanged = known === undefined || known.regex !== draft.regex || known.type !== draft.type;
  const tested = useTest(site, isChanged ? draft : undefined);
  const name = `Pattern ${draft.number === null ? '(new)' : draft.number + 1}`;
  return (
    <div class="pattern" role="group" aria-label={name}>
      <div class="pattern-head">
        <select
          aria-label={`Type of ${name}`}
          value={draft.type}
          onChange={(event) => onChange({ ...draft, type: event.currentTarget.value as Draft['type'] })}
        >
          {Object.entries(TYPES).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
        <span class="muted numbers">
          {isChanged
            ? tested === undefined
              ? 'testing…'
              : tested.problem === null
                ? `takes ${amount(tested.matched)}`
                : ''
            : `takes ${amount(known.matched)}; learned from ${amount(known.support)}`}
        </span>
        {known !== undefined && known.locations.length + known.notLocations.length > 0 && (
          <span class="muted">{placesText(known)}</span>
        )}
        <span class="spacer" />
        {isChanged && known !== undefined && (
          <button
            type="button"
            class="quiet"
            onClick={() => onChange({ number: known.number, type: known.type, regex: known.regex })}
          >
            Undo
          </button>
        )}
        <button type="button" class="quiet" onClick={() => onChange(undefined)}>
          Remove<span class="visually-hidden"> {name}</span>
        </button>
      </div>
      <input
        type="text"
        spellcheck={false}
        aria-label={`Regular expression of ${name}`}
        aria-invalid={tested?.problem != null}
        value={draft.regex}
        onInput={(event) => onChange({ ...draft, regex: event.currentTarget.value })}
      />
      {isChanged && tested !== undefined && <TestView tested={tested} />}
      {!isChanged && known.examples.length > 0 && (
        <details>
          <summary>Examples</summary>
          <ul class="urls">
            {known.examples.map((url) => (
              <li key={url}>{pathOf(url)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function placesText({ locations, notLocations }: Known): string {
  const parts = [
    locations.length > 0 && `only at ${amount(locations.length)} places`,
    notLocations.length > 0 && `not at ${amount(notLocations.length)} places`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The test of a draft, once nothing was typed for a moment. */
function useTest(
  site: number,
  draft: Draft | undefined,
): Answer<'POST /api/sites/{site}/patterns/test'> | undefined {
  const [settled, setSettled] = useState<Draft>();
  const text = JSON.stringify(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), TEST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isSettled = settled !== undefined && JSON.stringify(settled) === text;
  const asked = useAnswer(
    'POST /api/sites/{site}/patterns/test',
    isSettled ? { site, ...settled } : undefined,
  );
  return asked.answer;
}

function TestView({
  tested,
}: {
  readonly tested: Answer<'POST /api/sites/{site}/patterns/test'>;
}): JSX.Element {
  if (tested.problem !== null)
    return (
      <p class="bad" role="alert">
        {tested.problem}
      </p>
    );
  const isSame = tested.gained.length + tested.lost.length === 0;
  return (
    <div role="status">
      {isSame ? (
        <p class="muted">Takes the same URLs as before.</p>
      ) : (
        <ul class="urls">
          {tested.gained.map((url) => (
            <li key={url} class="gained">
              {pathOf(url)}
            </li>
          ))}
          {tested.lost.map((url) => (
            <li key={url} class="lost">
              {pathOf(url)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
