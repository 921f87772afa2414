#!/usr/bin/env node
// Checks the import direction of docs/architecture.md: a folder of src/ may import only from folders above it in the
// pipeline, from files directly in src/, and (types only) from store. Other folders are reached through their index.ts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ORDER = [
  'fetch',
  'page',
  'records',
  'classify',
  'learn',
  'sitemap',
  'papers',
  'strategies',
  'crawl',
  'refresh',
  'comments',
  'store',
  'server',
  'cli',
];
const root = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
const problems = [];

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : path.endsWith('.ts') ? [path] : [];
  });
}
const folderOf = (path) => {
  const parts = relative(root, path).split(sep);
  return parts.length === 1 ? '' : parts[0];
};

for (const file of filesBelow(root)) {
  const from = folderOf(file);
  const source = readFileSync(file, 'utf8');
  for (const match of source.matchAll(
    /^\s*(import|export)\s+(type\s)?[^'"]*?from\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
  )) {
    const isType = match[2] !== undefined;
    const target = resolve(dirname(file), match[3] ?? match[4]);
    const to = folderOf(target);
    const outside = relative(root, target).startsWith('..');
    const where = `${relative(join(root, '..'), file)} imports ${match[3] ?? match[4]}`;
    if (outside) {
      if (from !== 'cli') problems.push(`${where}: only cli/ may reach outside src/`);
      continue;
    }
    if (to === from || to === '' || from === '') continue;
    const typesOfStore = to === 'store' && isType;
    if (!typesOfStore && ORDER.indexOf(to) > ORDER.indexOf(from))
      problems.push(`${where}: ${to}/ comes after ${from}/ in the pipeline`);
    if (!target.endsWith(`${sep}index.ts`)) problems.push(`${where}: use ${to}/index.ts`);
  }
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? 'import directions hold'
    : `${problems.length} imports against the pipeline's direction`,
);
process.exit(problems.length === 0 ? 0 : 1);
