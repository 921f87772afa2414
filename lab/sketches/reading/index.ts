// Forums whose threads are hard to read or to put together.
import type { Sketch } from '../types.ts';
import { archives } from './archives.ts';
import { comments } from './comments.ts';
import { gone } from './gone.ts';
import { hidden } from './hidden.ts';
import { people } from './people.ts';
import { permalinks } from './permalinks.ts';
import { postRows } from './post-rows.ts';
import { quotes } from './quotes.ts';
import { shortPosts } from './short-posts.ts';

export const readingSketches: readonly Sketch[] = [
  ...postRows,
  ...quotes,
  ...permalinks,
  ...comments,
  ...hidden,
  ...gone,
  ...people,
  ...shortPosts,
  ...archives,
];
