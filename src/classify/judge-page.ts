// What a page is where measures of it leave doubt: posts that come out whole say more.
import type { Page } from '../page/index.ts';
import {
  type ExtractedPost,
  extractPosts,
  listsCards,
  type PageStructure,
  type PayloadShown,
  payloadShown,
} from '../records/index.ts';
import { classifyPage, type PageType, type PageTypeGuess } from './page-type.ts';

// So many posts with author, time and text, and read so surely, are a thread. Lists with excerpts look much like posts:
// what is taken for a list is surely one unless nothing at all is missing.
const CLEAR_POSTS = 3;
const CLEAR: Readonly<Record<PageType, number>> = { thread: 0, index: 0.95, other: 0.85 };
// Pages judged less surely are looked at again: lists of members have names and dates in every row, too.
// Boards with a description and the last post each look like posts with a heading.
const SURE: Readonly<Record<PageType, number>> = { thread: 0.9, index: 0.85, other: 0.93 };

// Of the posts of a page that answer each other, so many are whole, and so many stand below another.
const WHOLE = 0.9;
const NESTED = 0.3;

// People begin so few posts with a link; rows of a list begin with one.
const LED = 0.3;

// What shows so many cards is a list; more than that only measures can say.
const CARDS = 0.85;

// Of a page that is told by its data: so much of what is said, so many links or so much of what they are called.
const MOST_SAID = 0.5;
const CLEAR_ROWS = 5;
const MOST_LINKED = 0.4;
const TOLD = 0.95;

/** Says what a page is, by its structure, and in doubt by the posts read from it. Takes longer than `classifyPage`. */
export function judgePage(structure: PageStructure): Pick<PageTypeGuess, 'type' | 'confidence'> {
  const guess = classifyPage(structure);
  if (guess.type === 'other') {
    const told = toldByData(payloadShown(structure.page));
    if (told !== undefined) return { type: told, confidence: TOLD };
  }
  const mayBeNested = guess.type === 'index' && hasNestedRecords(structure);
  // Answers with votes, a name and a date each measure like rows with counts: only what they say tells.
  const isSure = guess.confidence >= SURE[guess.type];
  if (isSure && guess.type !== 'index') return guess;
  if (guess.type === 'thread') return listsCards(structure) ? cardList(guess) : guess;
  const { posts, confidence } = extractPosts(structure);
  // However much they look like rows, with a title of their own each: nobody answers a row.
  if (mayBeNested && areAnswers(posts)) return { type: 'thread', confidence };
  if (posts.length < CLEAR_POSTS || confidence < CLEAR[guess.type]) return guess;
  if (isSure && posts.filter(isLedByLink).length > LED * posts.length) return guess;
  return listsCards(structure) ? cardList(guess) : { type: 'thread', confidence };
}

/** What a page without times and counts is by the data it carries for its scripts. */
function toldByData({ rows, rowShare, texts, textShare }: PayloadShown): 'index' | 'thread' | undefined {
  if (texts > 0 && textShare >= MOST_SAID) return 'thread';
  return rows >= CLEAR_ROWS || (rows > 0 && rowShare >= MOST_LINKED) ? 'index' : undefined;
}

/** Whether a page shows what the data for its scripts holds: these have nothing to add. */
export function showsItsData(page: Page): boolean {
  const shown = payloadShown(page);
  const told = toldByData(shown);
  return told === 'thread' || (told === 'index' && shown.unshown <= shown.rows);
}

/** Whether a text begins with a link, as a row does with its title. */
function isLedByLink({ html }: ExtractedPost): boolean {
  return /^\s*(?:<(?!a\b)[^>]*>\s*)*<a\b/i.test(html);
}

function cardList({ scores }: PageTypeGuess): Pick<PageTypeGuess, 'type' | 'confidence'> {
  return { type: 'index', confidence: Math.max(CARDS, scores.index) };
}

/** Whether the largest region holds records that belong to others of it. */
function hasNestedRecords({ regions }: PageStructure): boolean {
  const records = regions[0]?.records ?? [];
  return records.filter(({ parent }) => parent >= 0).length >= Math.max(CLEAR_POSTS, NESTED * records.length);
}

/** Whether posts are whole, and many of them answer others. */
function areAnswers(posts: readonly ExtractedPost[]): boolean {
  const whole = posts.filter(({ author, time, text }) => author.name !== '' && time !== null && text !== '');
  const answers = posts.filter(({ parent }) => parent !== null);
  return (
    posts.length > CLEAR_POSTS &&
    whole.length >= WHOLE * posts.length &&
    answers.length >= Math.max(CLEAR_POSTS, NESTED * posts.length)
  );
}
