#!/usr/bin/env node
// Bundles the dashboard (web/) into dist/web: one script, one style sheet, one page. Nothing is loaded from elsewhere.
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'dist', 'web');

mkdirSync(out, { recursive: true });
await build({
  entryPoints: [join(root, 'web', 'app.tsx'), join(root, 'web', 'app.css')],
  outdir: out,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  logLevel: 'warning',
});
copyFileSync(join(root, 'web', 'index.html'), join(out, 'index.html'));
copyFileSync(join(root, 'web', 'icon.svg'), join(out, 'icon.svg'));
