// Posts and how they are drawn: pages read alone, and small forums where a trait shows only on many pages.
import type { Sketch } from '../types.ts';
import { answers } from './answers.ts';
import { boxes } from './boxes.ts';
import { bylines } from './bylines.ts';
import { cards } from './cards.ts';
import { data } from './data.ts';
import { markup } from './markup.ts';
import { openings } from './openings.ts';
import { profiles } from './profiles.ts';
import { quotes } from './quotes.ts';
import { tables } from './tables.ts';
import { titles } from './titles.ts';

export const postSketches: readonly Sketch[] = [
  ...boxes,
  ...bylines,
  ...markup,
  ...answers,
  ...profiles,
  ...tables,
  ...quotes,
  ...openings,
  ...data,
  ...titles,
  ...cards,
];
