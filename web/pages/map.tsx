// Site map: kinds of pages and links as a graph; which links are followed can be changed, and the effect is seen before.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Answer, call } from '../api.ts';
import { amount } from '../format.ts';
import { Empty, Loaded, useAnswer } from '../load.tsx';
import { EffectBar } from '../parts/effect.tsx';
import { ArcDetails, VertexDetails } from '../parts/map-details.tsx';
import { MapGraph } from '../parts/map-graph.tsx';

export type SiteMap = Answer<'GET /api/sites/{site}/map'>;
export type Arc = SiteMap['arcs'][number];
export type Vertex = SiteMap['vertices'][number];
export type Chosen = { readonly vertex: number } | { readonly from: number; readonly to: number };

export function MapPage({ site }: { readonly site: number }): JSX.Element {
  const asked = useAnswer('GET /api/sites/{site}/map', { site });
  return (
    <>
      <h1>Site map</h1>
      <Loaded asked={asked} what="the site map">
        {(map) =>
          map.vertices.length === 0 ? (
            <Empty title="There are no pages to draw a map of">Crawl or learn the site first.</Empty>
          ) : (
            <MapEditor site={site} map={map} again={asked.again} />
          )
        }
      </Loaded>
    </>
  );
}

interface EditorProps {
  readonly site: number;
  readonly map: SiteMap;
  readonly again: () => void;
}

function MapEditor({ site, map, again }: EditorProps): JSX.Element {
  const [chosen, setChosen] = useState<Chosen>();
  const [showsAll, setShowsAll] = useState(false);
  const [changes, setChanges] = useState<ReadonlyMap<number, Arc['follow']>>(new Map());
  const [told, setTold] = useState('');
  const arcs = useMemo(
    () => map.arcs.map((arc) => ({ ...arc, follow: changes.get(arc.number) ?? arc.follow })),
    [map, changes],
  );
  const vertices = useMemo(
    () => (showsAll ? map.vertices : map.vertices.filter(({ isReached }) => isReached)),
    [map, showsAll],
  );
  const hidden = map.vertices.length - map.vertices.filter(({ isReached }) => isReached).length;
  const change = (arc: number, follow: Arc['follow']) => {
    const next = new Map(changes);
    if (map.arcs[arc]?.follow === follow) next.delete(arc);
    else next.set(arc, follow);
    setChanges(next);
  };
  const list = [...changes].map(([arc, follow]) => ({ arc, follow }));
  return (
    <>
      <div class="toolbar">
        <p class="muted">
          {amount(map.pages)} pages of {amount(map.vertices.length)} kinds,{' '}
          {map.isLearned ? 'as they were learned' : 'drawn from stored pages'}. Green lines are followed,
          dashed ones lead to further pages.
        </p>
        {hidden > 0 && (
          <button type="button" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Hide' : 'Show'} what is not crawled ({amount(hidden)})
          </button>
        )}
        <p class="told" role="status">
          {told}
        </p>
      </div>
      <div class="map-layout">
        <MapGraph vertices={vertices} arcs={arcs} chosen={chosen} onChoose={setChosen} />
        <aside class="panel map-side" aria-label="Details" aria-live="polite">
          {chosen === undefined && (
            <p class="muted">Choose a kind of pages, or a line between two, to see pages and links of it.</p>
          )}
          {chosen !== undefined && 'vertex' in chosen && (
            <VertexDetails
              site={site}
              vertex={map.vertices.find(({ id }) => id === chosen.vertex)!}
              vertices={map.vertices}
              arcs={arcs}
              onChoose={setChosen}
            />
          )}
          {chosen !== undefined && 'from' in chosen && (
            <ArcDetails
              site={site}
              vertices={map.vertices}
              arcs={arcs.filter(({ from, to }) => from === chosen.from && to === chosen.to)}
              onFollow={change}
            />
          )}
        </aside>
      </div>
      {changes.size > 0 && (
        <EffectBar
          change={JSON.stringify(list)}
          what={`${amount(changes.size)} ${changes.size === 1 ? 'kind' : 'kinds'} of links changed`}
          preview={() => call('POST /api/sites/{site}/map/preview', { site, changes: list })}
          save={async () => {
            const answer = await call('POST /api/sites/{site}/map', { site, changes: list });
            setTold(answer.message);
            setChanges(new Map());
            again();
            return answer;
          }}
          discard={() => setChanges(new Map())}
        />
      )}
    </>
  );
}
