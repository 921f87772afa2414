// A post's clean HTML as Markdown: paragraphs, quotes, lists, code, tables, links and images.
import { parseTree, type Tree } from '../page/index.ts';

const BLOCKS = new Set(
  'p div blockquote pre ul ol dl dt dd li table hr h1 h2 h3 h4 h5 h6 details figure figcaption caption'.split(
    ' ',
  ),
);
const MARKS = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
  ['s', '~~'],
  ['del', '~~'],
  ['strike', '~~'],
]);
// Deeper than anybody writes; whoever nests tags by the thousand gets plain text.
const MAX_DEPTH = 60;

/** Markdown of clean HTML. */
export function markdownOfHtml(html: string): string {
  const tree = parseTree(html);
  const body = tree.elements('body')[0] ?? 0;
  return blocksOf(tree, body, 0);
}

/** Markdown of plain text: nothing in it means anything. Line ends stay. */
export function markdownOfText(text: string): string {
  return paragraph(escaped(text).replace(/(?<!\n)\n(?!\n)/g, '  \n'));
}

/** As a blockquote. */
export function quoted(markdown: string): string {
  return markdown.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

/** The content of an element, blocks with an empty line between them. */
function blocksOf(tree: Tree, parent: number, depth: number): string {
  const blocks: string[] = [];
  let line = '';
  const flush = () => {
    const text = paragraph(line);
    if (text !== '') blocks.push(text);
    line = '';
  };
  for (const node of tree.children(parent)) {
    if (tree.isText(node) || !BLOCKS.has(tree.tag(node))) {
      line += inline(tree, node, depth + 1);
      continue;
    }
    flush();
    const block = depth > MAX_DEPTH ? paragraph(escaped(textOf(tree, node))) : blockOf(tree, node, depth + 1);
    if (block !== '') blocks.push(block);
  }
  flush();
  return blocks.join('\n\n');
}

function blockOf(tree: Tree, node: number, depth: number): string {
  const tag = tree.tag(node);
  switch (tag) {
    case 'blockquote': {
      const content = blocksOf(tree, node, depth);
      return content === '' ? '' : quoted(content);
    }
    case 'pre':
      return fenced(textOf(tree, node));
    case 'ul':
    case 'ol':
      return listOf(tree, node, depth, tag === 'ol');
    case 'table':
      return tableOf(tree, node, depth);
    case 'hr':
      return '---';
    case 'details':
      return quoted(blocksOf(tree, node, depth));
    default: {
      const content = blocksOf(tree, node, depth);
      // Headings within a post are smaller than the heading of the post.
      return /^h[1-6]$/.test(tag) && content !== '' ? `#### ${content.replace(/\s*\n\s*/g, ' ')}` : content;
    }
  }
}

function listOf(tree: Tree, list: number, depth: number, isNumbered: boolean): string {
  let number = 0;
  const items: string[] = [];
  for (const node of tree.children(list)) {
    if (tree.isText(node)) continue;
    const content = blocksOf(tree, node, depth).replace(/\n\n(?=\s*(?:-|\d+\.) )/g, '\n');
    if (content === '') continue;
    const bullet = isNumbered ? `${++number}. ` : '- ';
    items.push(bullet + content.replace(/\n(?=.)/g, `\n${' '.repeat(bullet.length)}`));
  }
  return items.join('\n');
}

function tableOf(tree: Tree, table: number, depth: number): string {
  const rows = tree
    .elements('tr', table)
    .filter((row) => tree.closest(row, 'table') === table)
    .map((row) =>
      tree
        .children(row)
        .filter((cell) => !tree.isText(cell))
        .map((cell) =>
          blocksOf(tree, cell, depth)
            .replace(/\s*\n\s*/g, ' ')
            .replaceAll('|', '\\|'),
        ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map((cells) => cells.length));
  // One cell a row is a frame, not a table.
  if (width === 1) return rows.map(([cell]) => cell).join('\n\n');
  const lines = rows.map(
    (cells) => `| ${Array.from({ length: width }, (_, i) => cells[i] ?? '').join(' | ')} |`,
  );
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

function inline(tree: Tree, node: number, depth: number): string {
  if (tree.isText(node)) return escaped(tree.text(node).replace(/[\t\n\f\r \u00a0]+/g, ' '));
  if (depth > MAX_DEPTH) return escaped(textOf(tree, node));
  const tag = tree.tag(node);
  if (tag === 'br') return '  \n';
  if (tag === 'img') return image(tree, node);
  if (tag === 'code' || tag === 'kbd' || tag === 'samp' || tag === 'tt') return code(textOf(tree, node));
  let content = '';
  for (const child of tree.children(node)) {
    const isBlock = !tree.isText(child) && BLOCKS.has(tree.tag(child));
    content += isBlock ? ` ${blocksOf(tree, child, depth + 1)} ` : inline(tree, child, depth + 1);
  }
  if (tag === 'a') return link(content.trim(), tree.attribute(node, 'href') ?? '');
  if (tag === 'summary') return `**${content.trim()}**  \n`;
  const mark = MARKS.get(tag);
  if (mark === undefined || content.trim() === '') return content;
  // Marks must touch the words they are about.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(content) ?? [];
  return `${before}${mark}${words}${mark}${after}`;
}

function link(text: string, href: string): string {
  if (href === '') return text;
  const bare = text.replaceAll('\\', '');
  if (bare === '' || bare === href || (bare.includes('…') && /^https?:/.test(bare))) return `<${href}>`;
  return `[${text}](${target(href)})`;
}

function image(tree: Tree, node: number): string {
  const source = tree.attribute(node, 'src') ?? '';
  return source === '' ? '' : `![${escaped(tree.attribute(node, 'alt') ?? '')}](${target(source)})`;
}

const target = (url: string) =>
  /[\s()<>]/.test(url) ? `<${url.replace(/[\s<>]/g, encodeURIComponent)}>` : url;

function code(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return text.trim() === '' ? text : `${fence}${pad}${text.replace(/\s+/g, ' ')}${pad}${fence}`;
}

function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}\n${text.replace(/^\n|\n+$/g, '')}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

function textOf(tree: Tree, node: number): string {
  if (tree.isText(node)) return tree.text(node);
  let text = '';
  for (let at = node; at < tree.end[node]!; at++) {
    if (tree.isText(at)) text += tree.text(at);
    else if (tree.tag(at) === 'br') text += '\n';
  }
  return text;
}

/** Only what would be taken for Markdown: text full of backslashes is no pleasure to read. */
function escaped(text: string): string {
  return text.replace(/[\\`*]|(?<!\w)_|_(?!\w)|<(?=[\w/!?])|\](?=[([])|~~/g, '\\$&');
}

/** Lines trimmed, and what would make a line a heading, a quote or a list made harmless. */
function paragraph(text: string): string {
  return text
    .replace(/[^\S\n]*\n[^\S\n]*/g, (end) => (end.startsWith('  ') ? '  \n' : '\n'))
    .replace(/^(\s*)(#{1,6}(?=\s|$)|>|[-+](?=\s)|=+$|-+$|~~~)/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2')
    .replace(/(?: {2}\n)+$/, '')
    .trim();
}
