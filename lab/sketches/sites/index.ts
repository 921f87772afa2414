// Whole sites that a crawl learns: forums of unusual build, and sites that are no forums.
import type { Sketch } from '../types.ts';
import { aliases } from './aliases.ts';
import { archives } from './archives.ts';
import { behind } from './behind.ts';
import { fronts } from './fronts.ts';
import { noForums } from './no-forums.ts';
import { oneList } from './one-list.ts';
import { people } from './people.ts';
import { small } from './small.ts';

export const siteSketches: readonly Sketch[] = [
  ...fronts,
  ...oneList,
  ...behind,
  ...people,
  ...aliases,
  ...small,
  ...archives,
  ...noForums,
];
