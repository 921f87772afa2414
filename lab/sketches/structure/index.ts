// Forums whose boards, threads and pagers are hard to find.
import type { Sketch } from '../types.ts';
import { boards } from './boards.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { lists } from './lists.ts';
import { pagers } from './pagers.ts';
import { portals } from './portals.ts';
import { views } from './views.ts';

export const structureSketches: readonly Sketch[] = [
  ...portals,
  ...breadcrumbs,
  ...lists,
  ...pagers,
  ...boards,
  ...views,
];
