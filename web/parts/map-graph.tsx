// The graph itself: boxes in columns by their distance from the entry page, one line for all links between two of them.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { amount, bytes, pathOf } from '../format.ts';
import type { Arc, Chosen, Vertex } from '../pages/map.tsx';

const BOX = { width: 190, height: 62 };
const GAP = { x: 64, y: 20 };
const MARGIN = 22;

interface GraphProps {
  readonly vertices: readonly Vertex[];
  readonly arcs: readonly Arc[];
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly follow: number;
  readonly count: number;
  readonly path: string;
}

export function MapGraph({ vertices, arcs, chosen, onChoose }: GraphProps): JSX.Element {
  const places = useMemo(() => placesOf(vertices), [vertices]);
  const lines = useMemo(() => linesOf(arcs, places), [arcs, places]);
  const columns = 1 + Math.max(0, ...[...places.values()].map(({ column }) => column));
  const rows = 1 + Math.max(0, ...[...places.values()].map(({ row }) => row));
  const width = 2 * MARGIN + columns * BOX.width + (columns - 1) * GAP.x + 30;
  const height = 2 * MARGIN + rows * (BOX.height + GAP.y);
  const byKey = (event: KeyboardEvent, what: Chosen) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(what);
  };
  return (
    <div class="map-scroll" role="group" aria-label="Kinds of pages and links between them" tabIndex={0}>
      <svg
        class="map-svg"
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: '100%', minWidth: 0.92 * width, maxWidth: width }}
      >
        <defs>
          <marker
            id="head"
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="6"
            markerHeight="6"
            orient="auto"
          >
            <path class="arc-head" d="M0,0 L10,5 L0,10 z" />
          </marker>
        </defs>
        {lines.map((line) => {
          const isChosen =
            chosen !== undefined && 'from' in chosen && chosen.from === line.from && chosen.to === line.to;
          const kind = `${line.follow > 0 ? ' followed' : ''}${line.follow === 2 ? ' flip' : ''}${isChosen ? ' is-chosen' : ''}`;
          return (
            <g key={`${line.from} ${line.to}`} onClick={() => onChoose({ from: line.from, to: line.to })}>
              <path
                class={`arc${kind}`}
                d={line.path}
                marker-end={line.follow > 0 ? 'url(#head)' : undefined}
              />
              <path class="arc-hit" d={line.path}>
                <title>{`${line.count} kinds of links`}</title>
              </path>
            </g>
          );
        })}
        {vertices.map((vertex) => {
          const { x, y } = cornerOf(places.get(vertex.id)!);
          const isChosen = chosen !== undefined && 'vertex' in chosen && chosen.vertex === vertex.id;
          return (
            <g
              key={vertex.id}
              class={`vertex${vertex.isReached ? ' reached' : ''}${isChosen ? ' is-chosen' : ''}`}
              role="button"
              tabindex={0}
              aria-pressed={isChosen}
              onClick={() => onChoose({ vertex: vertex.id })}
              onKeyDown={(event) => byKey(event, { vertex: vertex.id })}
            >
              <rect x={x} y={y} width={BOX.width} height={BOX.height} rx="7" />
              <text class="kind" x={x + 12} y={y + 20}>
                {vertex.kind}
              </text>
              <text x={x + BOX.width - 12} y={y + 20} text-anchor="end">
                {amount(vertex.pages)}
              </text>
              <text class="small" x={x + 12} y={y + 37}>
                {shortened(vertex.title || '–', 26)}
              </text>
              <text class="small" x={x + 12} y={y + 52}>
                {`${shortened(pathOf(vertex.sample), 18)} · ${bytes(vertex.bytes)}`}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface Spot {
  readonly column: number;
  readonly row: number;
}

/** Without gaps where vertices are hidden. */
function placesOf(vertices: readonly Vertex[]): ReadonlyMap<number, Spot> {
  const columns = [...new Set(vertices.map(({ column }) => column))].sort((a, b) => a - b);
  const rows = new Map<number, number>();
  const places = new Map<number, Spot>();
  for (const { id, column } of [...vertices].sort((a, b) => a.row - b.row)) {
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    places.set(id, { column: columns.indexOf(column), row });
  }
  return places;
}

function cornerOf({ column, row }: Spot): { x: number; y: number } {
  return { x: MARGIN + column * (BOX.width + GAP.x), y: MARGIN + row * (BOX.height + GAP.y) };
}

/** One line for all arcs between two boxes; followed ones are drawn last, above the others. */
function linesOf(arcs: readonly Arc[], places: ReadonlyMap<number, Spot>): Line[] {
  const lines = new Map<string, { from: number; to: number; follow: number; count: number }>();
  for (const { from, to, follow } of arcs) {
    if (!places.has(from) || !places.has(to)) continue;
    const known = lines.get(`${from} ${to}`) ?? { from, to, follow: 0, count: 0 };
    lines.set(`${from} ${to}`, { ...known, follow: Math.max(known.follow, follow), count: known.count + 1 });
  }
  return [...lines.values()]
    .sort((a, b) => a.follow - b.follow)
    .map((line, i) => ({ ...line, path: pathBetween(places.get(line.from)!, places.get(line.to)!, i) }));
}

function pathBetween(from: Spot, to: Spot, number: number): string {
  const [a, b] = [cornerOf(from), cornerOf(to)];
  const half = BOX.height / 2;
  // Several lines at one box start and end at different heights.
  const shift = ((number * 11) % (BOX.height - 26)) - half + 13;
  if (from === to) {
    const [x, y] = [a.x + BOX.width - 40, a.y + BOX.height];
    return `M${x},${y} c0,18 -34,18 -34,2`;
  }
  const [y1, y2] = [a.y + half + shift, b.y + half + shift];
  if (from.column === to.column) {
    const x = a.x + BOX.width;
    const bow = 22 + 7 * Math.min(6, Math.abs(from.row - to.row));
    return `M${x},${y1} C${x + bow},${y1} ${x + bow},${y2} ${x + 3},${y2}`;
  }
  const isForward = from.column < to.column;
  const x1 = a.x + (isForward ? BOX.width : 0);
  const x2 = b.x + (isForward ? -3 : BOX.width + 3);
  const bow = (x2 - x1) / 2;
  return `M${x1},${y1} C${x1 + bow},${y1} ${x2 - bow},${y2} ${x2},${y2}`;
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
