// Whether a part of a page is a comment section, by 3-grams of its attribute values alone (ComCrawler III-B): programmers
// name things in English wherever their readers live, and what people wrote would only be noise.
import type { Page } from '../page/index.ts';
import { saysComment } from './comment-words.ts';
import { type GramModel, gramProbability } from './gram-model.ts';
import { gramsOf, wordsOf } from './ngrams.ts';
import { commentSectionModel } from './weights/comments-section.ts';

const READ_ATTRIBUTES = /^(?:class|id|name|role|itemprop|itemtype|rel|data-.*|aria-label|aria-labelledby)$/;
const MAX_VALUE = 100;
/** Records that are read, and nodes of each: they are all alike. */
const MAX_RECORDS = 6;
const MAX_NODES = 80;
const LEVELS_ABOVE = 4;

/** How probable it is that the records are comments, 0 … 1. `roots`: their first nodes, `container`: what holds them. */
export function sectionProbability(
  page: Page,
  container: number,
  roots: readonly number[],
  model: GramModel = commentSectionModel,
): number {
  return gramProbability(model, sectionFeatures(page, container, roots));
}

/** 3-grams of the records' attributes (`r`) and of those of the elements around them (`s`). */
export function sectionFeatures({ tree }: Page, container: number, roots: readonly number[]): string[] {
  const found = new Set<string>();
  let said = 0;
  const read = (kind: string, node: number): void => {
    for (const [name, value] of tree.attributes(node)) {
      // What is around the records may be a frame, named by its title.
      const isRead = READ_ATTRIBUTES.test(name) || (kind === 's' && name === 'title');
      if (!isRead || value.length > MAX_VALUE) continue;
      const text = name.startsWith('data-') ? `${name.slice(5)} ${value}` : value;
      if (saysComment(text.toLowerCase())) {
        found.add(`says:${kind}`);
        said++;
      }
      for (const word of wordsOf(text)) for (const gram of gramsOf(word)) found.add(`${kind}:${gram}`);
    }
  };
  for (const root of roots.slice(0, MAX_RECORDS)) {
    const end = Math.min(tree.end[root]!, root + MAX_NODES);
    for (let node = root; node < end; node++) if (!tree.isText(node)) read('r', node);
  }
  let above = container;
  for (let level = 0; level < LEVELS_ABOVE && above > 0; level++) {
    if (tree.tag(above) === 'body') break;
    read('s', above);
    above = tree.parent[above]!;
  }
  if (said >= roots.length) found.add('says:often');
  return [...found];
}
