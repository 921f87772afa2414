/**
 * Sketches: tiny forums as data, one for each thing that real forums do and generated ones do not. Each says what a crawl
 * should fetch and store, or what a page read alone should give. `test/lab/sketches` checks them all.
 */
import { listSketches } from './lists/index.ts';
import { postSketches } from './posts/index.ts';
import { readingSketches } from './reading/index.ts';
import { siteSketches } from './sites/index.ts';
import { structureSketches } from './structure/index.ts';
import type { Sketch } from './types.ts';

export { documentOf, serveSketch, sketchUrl } from './serve.ts';
export { SKETCH_ORIGIN, type Sketch, type SketchPage, type SketchPost, type SketchRow } from './types.ts';
export { listSketches, postSketches, readingSketches, siteSketches, structureSketches };

export const sketches: readonly Sketch[] = [
  ...siteSketches,
  ...structureSketches,
  ...readingSketches,
  ...postSketches,
  ...listSketches,
];
