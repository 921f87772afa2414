// What saving a changed model would do, before it is saved.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../api.ts';
import { amount, pathOf } from '../format.ts';

type Effect = Answer<'POST /api/sites/{site}/patterns/preview'>;

interface EffectBarProps {
  /** Names the change: another one makes what was previewed worthless. */
  readonly change: string;
  readonly what: string;
  readonly preview: () => Promise<Effect>;
  readonly save: () => Promise<{ readonly message: string }>;
  readonly discard: () => void;
}

/** Preview first, then save. */
export function EffectBar({ change, what, preview, save, discard }: EffectBarProps): JSX.Element {
  const [effect, setEffect] = useState<Effect>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    setEffect(undefined);
    setProblem(undefined);
  }, [change]);
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(undefined);
    await work().catch((error: Error) => setProblem(error.message));
    setIsBusy(false);
  };
  return (
    <div class="sticky-bar" role="region" aria-label="Changes that are not saved">
      <div class="row spread">
        <strong>{what}</strong>
        <div class="row">
          <button type="button" onClick={discard} disabled={isBusy}>
            Discard
          </button>
          <button
            type="button"
            class={effect === undefined ? 'primary' : ''}
            disabled={isBusy}
            onClick={() => void run(async () => setEffect(await preview()))}
          >
            Show the effect
          </button>
          <button
            type="button"
            class={effect === undefined ? '' : 'primary'}
            disabled={isBusy || effect === undefined}
            onClick={() => void run(async () => void (await save()))}
          >
            Save
          </button>
        </div>
      </div>
      <div role="status">
        {isBusy && <p class="muted">Looking through the queue and stored pages…</p>}
        {effect !== undefined && !isBusy && <EffectView effect={effect} />}
      </div>
      {problem !== undefined && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function EffectView({ effect }: { readonly effect: Effect }): JSX.Element {
  const isSample = effect.pagesLooked < effect.pages;
  return (
    <div class="effect">
      <p>
        Adds <strong>{amount(effect.added)}</strong> and drops <strong>{amount(effect.dropped)}</strong> of{' '}
        {amount(effect.queued)} queued URLs.
        {isSample && (
          <span class="muted">
            {' '}
            Seen on {amount(effect.pagesLooked)} of {amount(effect.pages)} stored pages; saving looks at all.
          </span>
        )}
      </p>
      {effect.added + effect.dropped > 0 && (
        <ul class="urls" aria-label="Examples" tabIndex={0}>
          {effect.addedExamples.map((url) => (
            <li key={`+${url}`} class="gained">
              {pathOf(url)}
            </li>
          ))}
          {effect.droppedExamples.map((url) => (
            <li key={`-${url}`} class="lost">
              {pathOf(url)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
