// Single pages of posts, read alone.
import type { Sketch } from '../types.ts';

export const postSketches: readonly Sketch[] = [];
