// Whether an element that can be clicked shows or leads to the comments of its page: 3-grams of its text and of its
// attribute values (ComCrawler III-A), and a few facts that need no language.
import { foldedText, type Page, parseHtml, type Tree } from '../page/index.ts';
import { saysComment } from './comment-words.ts';
import { isForWriting, saysMore } from './control-words.ts';
import { type GramModel, gramProbability } from './gram-model.ts';
import { gramsOf, wordsOf } from './ngrams.ts';
import { clickableModel } from './weights/clickable.ts';

/** Drawings and styles name no purpose; addresses are read apart. */
const UNREAD_ATTRIBUTES =
  /^(?:style|d|viewbox|width|height|fill|stroke.*|points|transform|xmlns.*|href|src|srcset|tabindex|target|version|x|y|r|cx|cy|data-v-.*)$/;
const MAX_VALUE = 160;
const MAX_NODES = 60;
const MAX_TEXT = 200;
/** How the sign for comments is called. */
const SPEECH = /bubble|balloon|speech|chat|talk/;

/** How probable it is that a click shows the comments, 0 … 1. `html`: the element. */
export function clickableProbability(html: string, model: GramModel = clickableModel): number {
  return gramProbability(model, clickableFeatures(html));
}

/** Features of an element given as HTML. */
export function clickableFeatures(html: string): string[] {
  const page = parseHtml(html, 'http://page.invalid/this');
  const root = firstElement(page);
  if (root < 0) return [];
  const { tree } = page;
  const text = spokenText(tree, root).slice(0, MAX_TEXT).toLowerCase();
  const values = attributeValues(tree, root);
  const href = tree.attribute(root, 'href');
  return [
    ...grams('t', text),
    ...values.flatMap((value) => grams('a', value)),
    ...(href === undefined ? [] : addressFeatures(href)),
    ...facts(tree, root, text, values.join(' ').toLowerCase()),
  ];
}

function firstElement({ tree }: Page): number {
  const [body = -1] = tree.elements('body');
  if (body < 0) return -1;
  const children = tree.children(body).filter((child) => !tree.isText(child));
  return children[0] ?? -1;
}

/** What is drawn; where that has no words, what it says to those who cannot see it as well. */
function spokenText(tree: Tree, root: number): string {
  const drawn = foldedText(tree, root);
  if (/\p{L}/u.test(drawn)) return drawn;
  const end = Math.min(tree.end[root]!, root + MAX_NODES);
  for (let node = root; node < end; node++) {
    if (tree.isText(node)) continue;
    const label = tree.attribute(node, 'aria-label') ?? tree.attribute(node, 'title') ?? '';
    if (/\p{L}/u.test(label)) return `${drawn} ${label}`.trim();
  }
  return drawn;
}

const grams = (kind: string, value: string): string[] =>
  wordsOf(value).flatMap((word) => gramsOf(word).map((gram) => `${kind}:${gram}`));

/** Values of the element and of what it holds: icons are named inside. */
function attributeValues(tree: Tree, root: number): string[] {
  const values: string[] = [];
  const end = Math.min(tree.end[root]!, root + MAX_NODES);
  for (let node = root; node < end; node++) {
    if (tree.isText(node)) continue;
    for (const [name, value] of tree.attributes(node)) {
      if (name === 'xlink:href' || (name === 'href' && node !== root && value.startsWith('#')))
        values.push(value);
      if (UNREAD_ATTRIBUTES.test(name) || value.length > MAX_VALUE) continue;
      values.push(value);
      // data-comments-url says what it is by its name.
      if (name.startsWith('data-') || name.startsWith('aria-')) values.push(name.slice(5));
    }
  }
  return values;
}

/** The fragment names a place on a page, the path's words its topic: they are told apart. */
function addressFeatures(href: string): string[] {
  const [address = '', fragment = ''] = href.split('#', 2);
  const path = address.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  const isWithin = address === '' || /^javascript:/i.test(address);
  // The words of a title stand in the last part of a path; what comes before and after says what the page is.
  const parts = path.split(/[/?&=]/);
  const short = parts.filter((part) => part.length <= 24 && part.split(/[-_+]/).length <= 3).join(' ');
  return [
    ...grams('f', fragment.slice(0, 60)),
    ...grams('p', short.slice(0, 120)),
    ...(isWithin ? ['is:within'] : fragment === '' ? ['is:page'] : ['is:page-place']),
    ...(saysComment(fragment.toLowerCase()) ? ['says:fragment'] : []),
    ...(saysComment(short.toLowerCase()) ? ['says:path'] : []),
  ];
}

function facts(tree: Tree, root: number, text: string, values: string): string[] {
  const found = [`is:${tree.tag(root)}`];
  const says = saysComment(text);
  const words = text.split(/\s+/).length;
  if (says) found.push('says:text', words <= 4 ? 'says:short' : 'says:long');
  if (saysComment(values)) found.push('says:attribute');
  if (SPEECH.test(values)) found.push('names:speech');
  if (isForWriting(text)) found.push('does:write');
  if (saysMore(text)) found.push('does:show');
  if (/\d/.test(text)) found.push(says ? 'has:count' : 'has:number');
  if (/^[\s\d.,()+]*$/.test(text)) found.push(text === '' ? 'has:no-text' : 'has:only-number');
  if (words > 6) found.push('has:sentence');
  if (
    tree.attribute(root, 'aria-controls') !== undefined ||
    tree.attribute(root, 'aria-expanded') !== undefined
  )
    found.push('has:control');
  return found;
}
