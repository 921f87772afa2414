// Lists and pagers: single pages read alone, and small forums where a page alone does not tell.
import type { Sketch } from '../types.ts';
import { arrows } from './arrows.ts';
import { boardRows } from './board-rows.ts';
import { crawledLists } from './crawled-lists.ts';
import { crawledPagers } from './crawled-pagers.ts';
import { headPagers } from './head-pagers.ts';
import { noPagers } from './no-pagers.ts';
import { pagers } from './pagers.ts';
import { threadRows } from './thread-rows.ts';

export const listSketches: readonly Sketch[] = [
  ...pagers,
  ...arrows,
  ...noPagers,
  ...boardRows,
  ...threadRows,
  ...crawledLists,
  ...crawledPagers,
  ...headPagers,
];
