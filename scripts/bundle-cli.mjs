#!/usr/bin/env node
// Bundles the compiled command line into dist/cli: some hundred small files take Node half a second to find and load, and
// people, scripts and tests start it often. Dependencies stay where they are installed.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const out = join(dist, 'cli');

// Chunks are named by what is in them: those of earlier builds would pile up.
rmSync(out, { recursive: true, force: true });
await build({
  // What runs in threads and processes of its own is started by its name, from beside whoever starts it.
  entryPoints: [
    join(dist, 'src', 'cli', 'main.js'),
    join(dist, 'src', 'crawl', 'reading-worker.js'),
    join(dist, 'src', 'crawl', 'trial-worker.js'),
    join(dist, 'src', 'server', 'slow-worker.js'),
    join(dist, 'bench', 'papers', 'papers-task.js'),
    join(dist, 'bench', 'forums', 'forums-task.js'),
  ],
  entryNames: '[name]',
  outdir: out,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
});
