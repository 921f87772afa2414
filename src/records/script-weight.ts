// How much a character says: a Chinese or Japanese one says what takes two or three letters elsewhere, so lengths of
// text are weighed by the page's script before they are compared with anything.
import type { PageStructure } from './regions.ts';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const DENSE_WEIGHT = 2.5;
const SAMPLE = 3000;

/** 1 for alphabets, up to 2.5 for dense scripts. */
export function scriptWeight({ page, facts }: Pick<PageStructure, 'page' | 'facts'>): number {
  const { tree } = page;
  let [letters, dense] = [0, 0];
  for (let node = 1; node < tree.size && letters < SAMPLE; node++) {
    if (!tree.isText(node) || facts.isUnread[node] !== 0) continue;
    for (const letter of tree.text(node)) {
      if (letter <= '@') continue;
      letters++;
      if (letter > '\u1100' && DENSE.test(letter)) dense++;
    }
  }
  return letters === 0 ? 1 : 1 + (DENSE_WEIGHT - 1) * (dense / letters);
}

const ALL_DENSE = new RegExp(DENSE.source, 'gu');

/** Length of a single text, in which each dense character counts for three. */
export function textWeight(text: string): number {
  return text.length + 2 * (text.match(ALL_DENSE)?.length ?? 0);
}
