// Patterns: what each takes of the URLs seen; edited with a live test, saved when the effect is known.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Answer, call } from '../api.ts';
import { amount, pathOf } from '../format.ts';
import { Empty, Loaded, useAnswer } from '../load.tsx';
import { EffectBar } from '../parts/effect.tsx';
import { type Draft, PatternEditor } from '../parts/pattern-editor.tsx';

type Patterns = Answer<'GET /api/sites/{site}/patterns'>;

export function PatternsPage({ site }: { readonly site: number }): JSX.Element {
  const asked = useAnswer('GET /api/sites/{site}/patterns', { site });
  const [told, setTold] = useState('');
  return (
    <>
      <h1>Patterns</h1>
      <ModelTools site={site} told={told} setTold={setTold} again={asked.again} />
      <Loaded asked={asked} what="patterns">
        {(answer) => (
          <Editor
            key={JSON.stringify(answer.patterns)}
            site={site}
            known={answer}
            setTold={setTold}
            again={asked.again}
          />
        )}
      </Loaded>
    </>
  );
}

interface EditorProps {
  readonly site: number;
  readonly known: Patterns;
  readonly setTold: (text: string) => void;
  readonly again: () => void;
}

function Editor({ site, known, setTold, again }: EditorProps): JSX.Element {
  const saved: Draft[] = known.patterns.map(({ number, type, regex }) => ({ number, type, regex }));
  const [drafts, setDrafts] = useState<readonly Draft[]>(saved);
  const isChanged = JSON.stringify(drafts) !== JSON.stringify(saved);
  const change = (at: number, draft: Draft | undefined) =>
    setDrafts(drafts.flatMap((one, i) => (i !== at ? [one] : draft === undefined ? [] : [draft])));
  return (
    <>
      <p class="muted lead">
        The first pattern that matches a link decides what it is; a link that none matches is not followed.
        Tried on the {amount(known.seen)} URLs seen last.
      </p>
      <section class="panel" aria-label="Patterns">
        {drafts.map((draft, i) => (
          <PatternEditor
            key={draft.number ?? `new ${i}`}
            site={site}
            draft={draft}
            known={draft.number === null ? undefined : known.patterns[draft.number]}
            onChange={(next) => change(i, next)}
          />
        ))}
        <p class="more">
          <button
            type="button"
            onClick={() => setDrafts([...drafts, { number: null, type: 'thread', regex: '^https?://' }])}
          >
            Add a pattern
          </button>
        </p>
      </section>
      {isChanged && (
        <EffectBar
          change={JSON.stringify(drafts)}
          what="The patterns are changed"
          preview={() => call('POST /api/sites/{site}/patterns/preview', { site, patterns: drafts })}
          save={async () => {
            const answer = await call('POST /api/sites/{site}/patterns', { site, patterns: drafts });
            setTold(answer.message);
            again();
            return answer;
          }}
          discard={() => setDrafts(saved)}
        />
      )}
      <Unmatched known={known} />
    </>
  );
}

interface ToolsProps {
  readonly site: number;
  readonly told: string;
  readonly setTold: (text: string) => void;
  readonly again: () => void;
}

/** The model as a file, and learning it again. */
function ModelTools({ site, told, setTold, again }: ToolsProps): JSX.Element {
  const file = useRef<HTMLInputElement>(null);
  const upload = async () => {
    const chosen = file.current?.files?.[0];
    if (chosen === undefined) return;
    try {
      const model = JSON.parse(await chosen.text()) as Record<string, unknown>;
      const { message } = await call('PUT /api/sites/{site}/model', { site, ...model });
      setTold(message);
      again();
    } catch (error) {
      setTold(error instanceof SyntaxError ? `${chosen.name} is no valid JSON` : (error as Error).message);
    }
    file.current!.value = '';
  };
  const learn = () =>
    call('POST /api/sites/{site}/learn', { site }).then(
      ({ message }) => setTold(`${message}; look again when it is done`),
      (error: Error) => setTold(error.message),
    );
  return (
    <div class="toolbar">
      <button type="button" onClick={() => void learn()}>
        Learn again
      </button>
      <a class="button" href={`/api/sites/${site}/model`} download={`site-${site}-model.json`}>
        Download the model
      </a>
      <button type="button" onClick={() => file.current?.click()}>
        Upload a model
      </button>
      <input
        ref={file}
        class="visually-hidden"
        type="file"
        accept="application/json,.json"
        aria-label="Model file"
        tabIndex={-1}
        onChange={() => void upload()}
      />
      <button type="button" class="quiet" onClick={again}>
        Look again
      </button>
      <p class="told" role="status">
        {told}
      </p>
    </div>
  );
}

function Unmatched({ known }: { readonly known: Patterns }): JSX.Element {
  return (
    <section class="panel" aria-labelledby="unmatched">
      <h2 id="unmatched">Taken by no pattern: {amount(known.unmatched)}</h2>
      {known.missed.length > 0 && (
        <p class="bad">
          {amount(known.missed.length)} of them were learned as boards, threads or further pages.
        </p>
      )}
      {known.unmatched === 0 ? (
        <Empty title="Every URL seen is taken by a pattern" />
      ) : (
        <ul class="urls" tabIndex={0} aria-label="URLs that no pattern takes">
          {[...new Set([...known.missed, ...known.unmatchedExamples])].map((url) => (
            <li key={url}>{pathOf(url)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
