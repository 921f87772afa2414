// Rows of index pages on the mirrors: threads found, threads called threads, reply counts.
//
//   npm run build && node dist/bench/posts/index-rows.js [--lab DIR] [--failures]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ArchiveFetcher } from '../../src/fetch/index.ts';
import { parsePage } from '../../src/page/index.ts';
import { extractIndexRows, learnIndexTemplate, pageStructure } from '../../src/records/index.ts';

const { values: flags } = parseArgs({
  options: {
    lab: { type: 'string', default: join('..', 'shared', 'lab') },
    failures: { type: 'boolean', default: false },
  },
});

function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

console.log('| mirror | pages | threads shown | recall | precision | kind | replies | time | ms a page |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const name of readdirSync(join(flags.lab, 'mirrors')).sort()) {
  const folder = join(flags.lab, 'mirrors', name);
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as {
    rules: { re: string; type: string; id: number | null }[];
    dupRules: string[];
  };
  const rules = truth.rules.map(({ re, type, id }) => ({ re: new RegExp(re, 'i'), type, id }));
  const duplicates = truth.dupRules.map((rule) => new RegExp(rule, 'i'));
  const typeOf = (url: string): { type: string; id: string } => {
    const rule = rules.find(({ re }) => re.test(url));
    return { type: rule?.type ?? 'other', id: rule?.id == null ? '' : (rule.re.exec(url)?.[rule.id] ?? '') };
  };
  const threads = new Map(
    readLines<{ id: string; title: string; posts: number }>(join(folder, 'threads.jsonl')).map((thread) => [
      thread.id,
      thread,
    ]),
  );
  const fetcher = await ArchiveFetcher.open(join(folder, 'mirror.warc.zst'));
  const structures = [];
  for (const { url, status } of readLines<{ url: string; status: number }>(join(folder, 'urls.jsonl'))) {
    if (status !== 200 || duplicates.some((rule) => rule.test(url))) continue;
    if (!/^index|^entry/.test(typeOf(url).type)) continue;
    structures.push(pageStructure(parsePage(await fetcher.fetch({ url }))));
  }
  await fetcher.close();
  const places = new Map<string, Set<string>>();
  for (const { page } of structures)
    for (const { url, location } of page.links) {
      const { type, id } = typeOf(url);
      if (type === 'thread') places.set(location, (places.get(location) ?? new Set()).add(id));
    }
  const main = new Set(
    [...places].filter(([, ids]) => ids.size >= 0.05 * threads.size).map(([place]) => place),
  );
  const sample = structures.filter((_, i) => i % Math.max(1, Math.floor(structures.length / 8)) === 0);
  const template = learnIndexTemplate(sample);
  let shown = 0;
  let found = 0;
  let listed = 0;
  let right = 0;
  let kinds = 0;
  let replies = 0;
  let timed = 0;
  const started = performance.now();
  for (const structure of structures) {
    const { page } = structure;
    const wanted = new Set<string>();
    // Boxes beside the lists show a few threads over and over.
    for (const { url, text, fragment, location } of page.links) {
      if (!main.has(location)) continue;
      const { type, id } = typeOf(url);
      if (type === 'thread' && fragment === '' && threads.has(id) && text.length > 2) wanted.add(id);
    }
    const rows = extractIndexRows(structure, { template });
    const got = new Set<string>();
    for (const row of rows) {
      const { type, id } = typeOf(row.url);
      if (row.kind === 'thread') listed++;
      if (type !== 'thread') continue;
      if (row.kind === 'thread') right++;
      if (!wanted.has(id)) continue;
      if (got.has(id)) continue;
      got.add(id);
      kinds += row.kind === 'thread' ? 1 : 0;
      const posts = threads.get(id)!.posts;
      if (row.replies === posts - 1 || row.replies === posts) replies++;
      if (row.lastPostAt !== null) timed++;
    }
    shown += wanted.size;
    found += got.size;
    if (
      flags.failures &&
      (got.size < wanted.size ||
        rows.some(({ kind, url }) => kind === 'thread' && typeOf(url).type !== 'thread'))
    )
      console.log(
        `  ${page.url}: ${got.size} of ${wanted.size}; ${rows
          .filter(({ url }) => typeOf(url).type !== 'thread')
          .map(({ kind, title }) => `${kind} ${title}`)
          .slice(0, 4)
          .join(' · ')}`,
      );
  }
  const ms = (performance.now() - started) / structures.length;
  const percent = (part: number, all: number): string => (all === 0 ? '–' : ((100 * part) / all).toFixed(1));
  console.log(
    `| ${name} | ${structures.length} | ${shown} | ${percent(found, shown)} | ${percent(right, listed)} | ${percent(kinds, found)} | ${percent(replies, found)} | ${percent(timed, found)} | ${ms.toFixed(1)} |`,
  );
  if (flags.failures) console.log(JSON.stringify(template?.rows.map(({ ranks: _, ...row }) => row)));
}
