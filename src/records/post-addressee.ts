// A line of its own at the head of a body that says whom it answers: nothing but a link to another place of the page.
import { type Link, type Page, tagId } from '../page/index.ts';
import { lineOf } from './post-text.ts';

/** The line, and the link in it. */
export interface Addressee {
  readonly line: number;
  readonly link: number;
}

const A = tagId('a');
const MAX_LENGTH = 60;
const MAX_NODES = 12;

/** The addressee of the body `from` … `to`; undefined when it begins with anything else, or says nothing after it. */
export function addresseeOf(
  { tree, url }: Page,
  from: number,
  to: number,
  linkAt: (node: number) => Link | undefined,
): Addressee | undefined {
  let line = from;
  while (line < to && tree.isText(line) && tree.text(line).trim() === '') line++;
  if (line >= to || tree.isText(line) || tree.tagId[line] === A) return undefined;
  const end = tree.end[line]!;
  if (end - line > MAX_NODES) return undefined;
  for (let node = line + 1; node < end; node++) {
    if (tree.tagId[node] !== A) continue;
    const link = linkAt(node);
    if (link === undefined || link.fragment.length < 2 || link.url !== url) return undefined;
    // Only now, for most bodies begin with no link at all.
    const said = lineOf(tree, line, end);
    if (said === '' || said.length > MAX_LENGTH || lineOf(tree, end, to) === '') return undefined;
    const rest = said.replace(lineOf(tree, node, tree.end[node]!), '');
    return /[\p{L}\p{N}]/u.test(rest) ? undefined : { line, link: node };
  }
  return undefined;
}
