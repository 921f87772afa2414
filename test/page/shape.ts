// A tree written out as text, by Skein and by parse5, for comparison. Comments are left out and neighbouring text nodes
// joined: neither is a difference anyone reads. svg and math names are compared in lower case.
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { parseTree } from '../../src/page/tokenizer.ts';

type Node = DefaultTreeAdapterMap['node'];

/** One line a node, indented by depth. */
export function skeinShape(html: string): string {
  const tree = parseTree(html);
  const lines: string[] = [];
  let lastText = -1;
  for (let node = 0; node < tree.size; node++) {
    const depth = tree.depth[node]!;
    if (tree.isText(node)) {
      const text = tree.text(node);
      if (text === '') continue;
      if (lastText >= 0 && tree.parent[lastText] === tree.parent[node] && tree.end[lastText] === node)
        lines.push(`${lines.pop()!.slice(0, -1) + text}"`);
      else lines.push(`${' '.repeat(depth)}"${text}"`);
      lastText = node;
    } else {
      const attributes = [...tree.attributes(node)].map(([name, value]) => ` ${name}=${value}`).sort();
      lines.push(`${' '.repeat(depth)}<${tree.tag(node)}${attributes.join('')}>`);
      lastText = -1;
    }
  }
  return lines.join('\n');
}

export function parse5Shape(html: string): string {
  const lines: string[] = [];
  const stack: [Node, number][] = [[parse(html, { scriptingEnabled: false }), -1]];
  let lastText = '';
  while (stack.length > 0) {
    const [node, depth] = stack.pop()!;
    if (node.nodeName === '#text') {
      const { value } = node as DefaultTreeAdapterMap['textNode'];
      const indent = ' '.repeat(depth);
      if (lastText === `${indent}"`) lines.push(`${lines.pop()!.slice(0, -1) + value}"`);
      else lines.push(`${indent}"${value}"`);
      lastText = `${indent}"`;
      continue;
    }
    if ('tagName' in node) {
      lastText = '';
      const attributes = node.attrs
        .map(({ prefix, name, value }) => ` ${prefix ? `${prefix}:` : ''}${name.toLowerCase()}=${value}`)
        .sort();
      lines.push(`${' '.repeat(depth)}<${node.tagName.toLowerCase()}${attributes.join('')}>`);
    }
    const holder = node.nodeName === 'template' && 'content' in node ? node.content : node;
    if (!('childNodes' in holder)) continue;
    const children = holder.childNodes as Node[];
    for (let i = children.length - 1; i >= 0; i--) stack.push([children[i]!, depth + 1]);
  }
  return lines.join('\n');
}
