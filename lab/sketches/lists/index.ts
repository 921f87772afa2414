// Single pages of lists and pagers, read alone.
import type { Sketch } from '../types.ts';

export const listSketches: readonly Sketch[] = [];
