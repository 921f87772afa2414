// What is known of a chosen kind of pages, or of the links between two.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { amount, bytes, pathOf, percent } from '../format.ts';
import { Loaded, useAnswer } from '../load.tsx';
import type { Arc, Chosen, Vertex } from '../pages/map.tsx';
import { SafeFrame } from '../pages/stored-page.tsx';

const RULES: readonly (readonly [Arc['follow'], string])[] = [
  [1, 'follow'],
  [2, 'follow, further pages of the same'],
  [0, "don't follow"],
];

interface VertexProps {
  readonly site: number;
  readonly vertex: Vertex;
  readonly vertices: readonly Vertex[];
  readonly arcs: readonly Arc[];
  readonly onChoose: (chosen: Chosen) => void;
}

export function VertexDetails({ site, vertex, vertices, arcs, onChoose }: VertexProps): JSX.Element {
  const [sample, setSample] = useState(0);
  const url = vertex.samples[Math.min(sample, vertex.samples.length - 1)] ?? vertex.sample;
  const leaving = arcs.filter(({ from }) => from === vertex.id);
  const targets = [...new Set(leaving.map(({ to }) => to))];
  return (
    <>
      <h2>{vertex.kind}</h2>
      <dl>
        <dt>Pages</dt>
        <dd>
          {amount(vertex.pages)}, {amount(vertex.uniquePages)} different
        </dd>
        <dt>Size</dt>
        <dd>{bytes(vertex.bytes)}</dd>
        <dt>Informative</dt>
        <dd>{percent(Math.min(1, Math.max(0, vertex.informativeness)))}</dd>
        <dt>URL</dt>
        <dd class="mono">{vertex.url || 'any'}</dd>
      </dl>
      {targets.length > 0 && (
        <>
          <h3>Leads to</h3>
          <ul class="arc-list">
            {targets.map((to) => {
              const own = leaving.filter((arc) => arc.to === to);
              const isFollowed = own.some(({ follow }) => follow > 0);
              return (
                <li key={to}>
                  <button type="button" class="quiet" onClick={() => onChoose({ from: vertex.id, to })}>
                    {vertices.find(({ id }) => id === to)?.kind ?? 'page'}
                  </button>
                  <span class="muted">
                    {amount(own.reduce((sum, { seen }) => sum + seen, 0))} URLs,{' '}
                    {isFollowed ? 'followed' : 'not followed'}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h3>Sample pages</h3>
      <p class="row">
        {vertex.samples.length > 1 && (
          <span class="segmented">
            {vertex.samples.map((one, i) => (
              <button key={one} type="button" aria-pressed={i === sample} onClick={() => setSample(i)}>
                {i + 1}
              </button>
            ))}
          </span>
        )}
        <span class="muted mono">{pathOf(url)}</span>
      </p>
      <SafeFrame
        site={site}
        url={url}
        marks={vertex.kind === 'posts' ? 'posts' : 'regions'}
        post={undefined}
      />
    </>
  );
}

interface ArcProps {
  readonly site: number;
  readonly vertices: readonly Vertex[];
  readonly arcs: readonly Arc[];
  readonly onFollow: (arc: number, follow: Arc['follow']) => void;
}

export function ArcDetails({ site, vertices, arcs, onFollow }: ArcProps): JSX.Element {
  const kindOf = (id: number | undefined) => vertices.find((one) => one.id === id)?.kind ?? 'page';
  return (
    <>
      <h2>
        {kindOf(arcs[0]?.from)} → {kindOf(arcs[0]?.to)}
      </h2>
      <ul class="arc-list">
        {arcs.map((arc) => (
          <li key={arc.number}>
            <p class="mono">{arc.url}</p>
            <p class="muted">
              at {arc.location.split('>').slice(-3).join(' > ')}; {amount(arc.seen)} URLs seen
            </p>
            <fieldset>
              <legend>Links of this form at this place</legend>
              {RULES.map(([follow, label]) => (
                <label key={follow}>
                  <input
                    type="radio"
                    name={`arc-${arc.number}`}
                    checked={arc.follow === follow}
                    onChange={() => onFollow(arc.number, follow)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            <ArcLinks site={site} arc={arc} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ArcLinks({ site, arc }: { readonly site: number; readonly arc: Arc }): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const asked = useAnswer('GET /api/sites/{site}/map/links', isOpen ? { site, arc: arc.number } : undefined);
  return (
    <details onToggle={(event) => setIsOpen((event.currentTarget as HTMLDetailsElement).open)}>
      <summary>Example links</summary>
      {isOpen && (
        <Loaded asked={asked} what="links">
          {({ links }) => (
            <ul class="urls">
              {(links.length > 0 ? links : [{ url: arc.example, text: '' }]).map(({ url, text }) => (
                <li key={url}>
                  {text} <span class="muted">{pathOf(url)}</span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </details>
  );
}
