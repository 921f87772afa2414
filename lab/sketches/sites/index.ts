// Whole sites that a crawl learns: forums of unusual build, and sites that are no forums.
import type { Sketch } from '../types.ts';

export const siteSketches: readonly Sketch[] = [];
