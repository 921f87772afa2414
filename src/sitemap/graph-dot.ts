// The site map for Graphviz: `dot -Tsvg map.dot`.
import type { SiteMap } from '../learn/index.ts';
import { graphView, kilobytes, readablePattern, readablePlace } from './graph-view.ts';

/** A digraph: followed links black, page flips blue, others grey. */
export function graphDot(map: SiteMap, title: string): string {
  const view = graphView(map);
  const lines = [
    'digraph site {',
    `  graph [rankdir=LR, label=${quoted(title)}, labelloc=t, fontname="sans-serif"];`,
    '  node [shape=box, style=rounded, fontname="sans-serif"];',
    '  edge [fontname="sans-serif", fontsize=9];',
  ];
  for (const { vertex, isReached } of view.vertices) {
    const counts = `${vertex.pages} pages, ${vertex.uniquePages} different, ${kilobytes(vertex.bytes)}`;
    const forms = vertex.url === '' ? [vertex.sample] : [readablePattern(vertex.url), vertex.sample];
    const label = [vertex.kind, counts, ...forms].join('\n');
    lines.push(`  v${vertex.id} [label=${quoted(label)}, color=${isReached ? 'black' : 'gray60'}];`);
  }
  for (const { from, to, follow, arcs } of view.arcs) {
    const best = arcs[0]!;
    const label = follow === 0 ? '' : `${readablePattern(best.url)}\n${readablePlace(best.location)}`;
    const style =
      follow === 0
        ? 'color=gray80, style=dotted, constraint=false'
        : follow === 2
          ? 'color=blue, penwidth=2'
          : 'color=black, penwidth=2';
    lines.push(`  v${from} -> v${to} [${style}${label === '' ? '' : `, label=${quoted(label)}`}];`);
  }
  return `${lines.join('\n')}\n}\n`;
}

function quoted(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`;
}
