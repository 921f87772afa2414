// Forums whose boards, threads and pagers are hard to find.
import type { Sketch } from '../types.ts';
import { portals } from './portals.ts';

export const structureSketches: readonly Sketch[] = [...portals];
