// Where on a page the fields of its posts were read, for a person to check: each post, and in it the elements that say who,
// when and what. Found again by what they say, so that it holds for every way a post can be read.
import type { Tree } from '../page/index.ts';
import type { Mark } from './marked-tree.ts';
import type { ExtractedPage, ExtractedPost } from './post-types.ts';

const COLOURS = { post: '#2563eb', author: '#b45309', time: '#7c3aed', body: '#15803d' } as const;
// Less sure than this is worth a look.
const UNSURE = 0.7;
// A body may stand with a signature or a 'quote' button around it.
const BODY_SHARE = 0.8;
// No field is larger; whatever is nested in such an element is looked at anyway.
const MOST_NODES = 4000;

/** Marks of all posts, and of the fields of each; the n-th post has the id `skein-post-N`, from 1. */
export function postMarks(tree: Tree, { posts }: ExtractedPage): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const ordered = [...posts].sort((a, b) => a.node - b.node);
  ordered.forEach((post, i) => {
    const end = ordered[i + 1]?.node ?? tree.size;
    for (const [field, node] of fieldsOf(tree, post, end))
      if (!marks.has(node)) marks.set(node, fieldMark(post, field));
    if (post.node < 0 || tree.isText(post.node)) return;
    marks.set(post.node, {
      name: 'post',
      colour: COLOURS.post,
      label: `post ${post.position + 1}`,
      id: `skein-post-${post.position + 1}`,
    });
  });
  return marks;
}

/** Fields stand close together: only what is not sure is written beside them, the rest is told when pointed at. */
function fieldMark({ confidence }: ExtractedPost, field: Field): Mark {
  const told = `${field}, ${Math.round(100 * confidence[field])} % sure`;
  const label = confidence[field] < UNSURE ? told : undefined;
  return { name: field, colour: COLOURS[field], label, title: told };
}

type Field = 'author' | 'time' | 'body';

function fieldsOf(tree: Tree, post: ExtractedPost, end: number): [Field, number][] {
  const texts = new Map<Field, (text: string) => boolean>();
  const raw = squeezed(post.time?.raw ?? '');
  const body = squeezed(post.text);
  const name = squeezed(post.author.name);
  if (name !== '') texts.set('author', (text) => text === name);
  if (raw !== '') texts.set('time', (text) => text.length < 3 * raw.length && text.includes(raw));
  if (body !== '')
    texts.set('body', (text) => text.includes(body.slice(0, 40)) && body.length >= BODY_SHARE * text.length);
  const found: [Field, number][] = [];
  for (const [field, isIt] of texts) {
    const node = closest(tree, Math.max(0, post.node), end, isIt);
    if (node !== undefined) found.push([field, node]);
  }
  return found;
}

/** The element whose text is it with the least around it; of two with the same text, the outer. */
function closest(tree: Tree, from: number, end: number, isIt: (text: string) => boolean): number | undefined {
  let best: { readonly node: number; readonly length: number } | undefined;
  for (let node = from; node < end; node++) {
    if (tree.isText(node) || tree.end[node]! - node > MOST_NODES) continue;
    const text = squeezed(textBelow(tree, node));
    if (text.length < (best?.length ?? Number.POSITIVE_INFINITY) && isIt(text))
      best = { node, length: text.length };
  }
  return best?.node;
}

function textBelow(tree: Tree, node: number): string {
  let out = '';
  for (let at = node; at < tree.end[node]!; at++) if (tree.isText(at)) out += tree.text(at);
  return out;
}

/** Without white space: where it stands between inline elements, page and text disagree. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}
