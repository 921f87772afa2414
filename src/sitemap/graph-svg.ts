// The site map as a picture: boxes are kinds of pages, strong lines are links that are followed, faint lines others; a list
// below says which links the numbers on the lines are.
import type { SiteMap, VertexKind } from '../learn/index.ts';
import {
  type GraphView,
  graphView,
  kilobytes,
  readablePattern,
  readablePlace,
  type ViewArc,
  type ViewVertex,
} from './graph-view.ts';

const BOX = { width: 236, height: 82 };
const GAP = { x: 150, y: 34 };
const MARGIN = 32;
const HEAD = 74;
const LINE = 20;

const COLOURS: Readonly<Record<VertexKind, string>> = {
  entry: '#1d4ed8',
  'board list': '#0e7490',
  'thread list': '#0f766e',
  posts: '#15803d',
  profile: '#7c3aed',
  login: '#b91c1c',
  form: '#c2410c',
  prompt: '#b91c1c',
  list: '#6d28d9',
  page: '#475569',
};

/** An SVG document. `title` stands above. */
export function graphSvg(map: SiteMap, title: string): string {
  const view = graphView(map);
  const columns = 1 + Math.max(0, ...view.vertices.map(({ column }) => column));
  const rows = 1 + Math.max(0, ...view.vertices.map(({ row }) => row));
  const followed = view.arcs.filter(({ number }) => number > 0);
  const graphHeight = HEAD + rows * (BOX.height + GAP.y);
  const width = Math.max(900, 2 * MARGIN + columns * BOX.width + (columns - 1) * GAP.x + 60);
  const height = graphHeight + 40 + LINE * (followed.length + 1) + MARGIN;
  const at = new Map(view.vertices.map((one) => [one.vertex.id, one]));
  const lines = [...view.arcs].reverse().map((arc) => arcPath(arc, at.get(arc.from)!, at.get(arc.to)!));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    '<defs>',
    marker('followed', '#0f172a'),
    marker('flip', '#1d4ed8'),
    '</defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(MARGIN, 34, title, { size: 18, weight: 600 }),
    text(MARGIN, 54, subtitle(map, view), { fill: '#475569' }),
    ...lines.map(({ line }) => line),
    ...view.vertices.map(box),
    ...lines.map(({ badge }) => badge),
    text(MARGIN, graphHeight + 24, 'Links that are followed', { weight: 600 }),
    ...followed.map((arc, i) => legendLine(arc, at, graphHeight + 24 + LINE * (i + 1))),
    '</svg>',
    '',
  ].join('\n');
}

function subtitle({ pages, vertices }: SiteMap, { more }: GraphView): string {
  const hidden = more.vertices === 0 ? '' : `; ${more.vertices} kinds with ${more.pages} pages are not shown`;
  return (
    `${pages} pages of ${vertices.length} kinds${hidden}. ` +
    'Black: followed. Blue: page flips. Grey: links that are not followed. Faint boxes: not crawled.'
  );
}

function corner({ column, row }: Pick<ViewVertex, 'column' | 'row'>): { x: number; y: number } {
  return { x: MARGIN + column * (BOX.width + GAP.x), y: HEAD + row * (BOX.height + GAP.y) };
}

function box(one: ViewVertex): string {
  const { vertex, isReached } = one;
  const { x, y } = corner(one);
  const colour = COLOURS[vertex.kind];
  const different = vertex.uniquePages === vertex.pages ? '' : `, ${vertex.uniquePages} different`;
  const path = vertex.sample.replace(/^https?:\/\/[^/]+/, '');
  const form = vertex.url === '' ? '' : readablePattern(vertex.url);
  return [
    `<g opacity="${isReached ? 1 : 0.5}">`,
    `<title>${escaped(`${vertex.title}\n${vertex.sample}\ninformativeness ${vertex.informativeness.toFixed(4)}, entropy ${vertex.entropy.toFixed(2)}`)}</title>`,
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="#ffffff" stroke="${colour}" stroke-width="${isReached ? 2 : 1}"/>`,
    `<rect x="${x}" y="${y}" width="6" height="${BOX.height}" rx="3" fill="${colour}"/>`,
    text(x + 16, y + 20, vertex.kind, { weight: 600, size: 14, fill: colour }),
    text(
      x + 16,
      y + 38,
      `${vertex.pages} ${vertex.pages === 1 ? 'page' : 'pages'}${different}, ${kilobytes(vertex.bytes)}`,
    ),
    text(x + 16, y + 55, short(form || path, 30), { fill: '#334155' }),
    text(x + 16, y + 71, short(form === '' ? vertex.title : path, 33), { fill: '#64748b', size: 11 }),
    '</g>',
  ].join('');
}

function arcPath(arc: ViewArc, from: ViewVertex, to: ViewVertex): { line: string; badge: string } {
  const [a, b] = [corner(from), corner(to)];
  const colour = arc.follow === 2 ? '#1d4ed8' : arc.follow === 1 ? '#0f172a' : '#94a3b8';
  const style =
    arc.follow === 0
      ? `stroke="${colour}" stroke-width="0.7" opacity="0.28"`
      : `stroke="${colour}" stroke-width="2" marker-end="url(#${arc.follow === 2 ? 'flip' : 'followed'})"`;
  const half = BOX.height / 2;
  // Several lines at one box start and end at different heights.
  const shift = ((arc.number * 13) % (BOX.height - 24)) - half + 12;
  let path: string;
  let middle: { x: number; y: number };
  if (from === to) {
    const [x, y] = [a.x + BOX.width - 46, a.y + BOX.height];
    path = `M${x},${y} c0,30 -40,30 -40,2`;
    middle = { x: x - 20, y: y + 23 };
  } else if (from.column === to.column) {
    const x = a.x + BOX.width;
    const [y1, y2] = [a.y + half + shift, b.y + half + shift];
    const bow = 34 + 10 * Math.abs(from.row - to.row);
    path = `M${x},${y1} C${x + bow},${y1} ${x + bow},${y2} ${x + 4},${y2}`;
    middle = { x: x + bow * 0.75, y: (y1 + y2) / 2 };
  } else {
    const isForward = from.column < to.column;
    const x1 = a.x + (isForward ? BOX.width : 0);
    const x2 = b.x + (isForward ? -4 : BOX.width + 4);
    const [y1, y2] = [a.y + half + shift, b.y + half + shift];
    const bow = (x2 - x1) / 2;
    path = `M${x1},${y1} C${x1 + bow},${y1} ${x2 - bow},${y2} ${x2},${y2}`;
    // Not all in the middle: lines that leave together part on the way.
    const t = 0.3 + 0.12 * (arc.number % 4);
    middle = { x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * (t * t * (3 - 2 * t)) };
  }
  const badge =
    arc.number === 0
      ? ''
      : `<circle cx="${middle.x}" cy="${middle.y}" r="9" fill="${colour}"/>` +
        text(middle.x, middle.y + 4, String(arc.number), { fill: '#ffffff', size: 11, anchor: 'middle' });
  return { line: `<path d="${path}" fill="none" ${style}/>`, badge };
}

function legendLine(arc: ViewArc, at: ReadonlyMap<number, ViewVertex>, y: number): string {
  const followed = arc.arcs.filter(({ follow }) => follow > 0);
  const best = followed[0]!;
  const others =
    followed.length === 1
      ? ''
      : ` and at ${followed.length - 1} other ${followed.length === 2 ? 'place' : 'places'}`;
  const ends = `${at.get(arc.from)!.vertex.kind} → ${at.get(arc.to)!.vertex.kind}`;
  const label = `${readablePattern(best.url)}   at ${readablePlace(best.location)}${others}; ${best.seen} URLs seen`;
  return [
    `<circle cx="${MARGIN + 9}" cy="${y - 4}" r="9" fill="${arc.follow === 2 ? '#1d4ed8' : '#0f172a'}"/>`,
    text(MARGIN + 9, y, String(arc.number), { fill: '#ffffff', size: 11, anchor: 'middle' }),
    text(MARGIN + 26, y, ends, { weight: 600 }),
    text(MARGIN + 210, y, short(label, 130)),
  ].join('');
}

function marker(id: string, colour: string): string {
  return `<marker id="${id}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0,0 L10,5 L0,10 z" fill="${colour}"/></marker>`;
}

interface TextStyle {
  readonly size?: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'middle';
}

function text(x: number, y: number, content: string, { size, weight, fill, anchor }: TextStyle = {}): string {
  const style = [
    size === undefined ? '' : ` font-size="${size}"`,
    weight === undefined ? '' : ` font-weight="${weight}"`,
    ` fill="${fill ?? '#0f172a'}"`,
    anchor === undefined ? '' : ` text-anchor="${anchor}"`,
  ].join('');
  return `<text x="${x}" y="${y}"${style} xml:space="preserve">${escaped(content)}</text>`;
}

function short(value: string, length: number): string {
  return value.length <= length ? value : `${value.slice(0, length - 1)}…`;
}

// Control characters are no XML, whatever a page's title holds.
function escaped(value: string): string {
  return value
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff](?![\udc00-\udfff])/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
