// Forums whose threads are hard to read or to put together.
import type { Sketch } from '../types.ts';

export const readingSketches: readonly Sketch[] = [];
