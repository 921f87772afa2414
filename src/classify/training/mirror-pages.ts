// Reads labelled pages from a mirror: a folder with a WARC file, `urls.jsonl` and `truth.json`, whose rules give the
// type of each URL. Duplicates of thread pages show posts and count as threads; other duplicates are left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../errors.ts';
import { ArchiveFetcher } from '../../fetch/index.ts';
import { parsePage } from '../../page/index.ts';
import type { PageType } from '../page-type.ts';
import { type LabelledPage, listsThreadsToo, type SampleSize, ShapeLimit, spread } from './labelled-page.ts';

interface MirrorTruth {
  readonly name: string;
  readonly rules: readonly { readonly re: string; readonly type: string; readonly id?: number | null }[];
  readonly dupRules?: readonly string[];
}

/** A sample of a mirror's pages, evenly spread over each type. */
export async function mirrorPages(folder: string, size: SampleSize): Promise<LabelledPage[]> {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as MirrorTruth;
  const typeOf = typeRules(truth);
  const postsOf = threadLengths(folder, truth);
  const shapes = new ShapeLimit();
  const byType = new Map<PageType, string[]>([
    ['index', []],
    ['thread', []],
    ['other', []],
  ]);
  for (const line of readFileSync(join(folder, 'urls.jsonl'), 'utf8').split('\n').filter(Boolean)) {
    const { url, status, type } = JSON.parse(line) as { url: string; status: number; type: string };
    if (status !== 200 || type !== 'text/html') continue;
    const pageType = typeOf(url);
    if (pageType === undefined || (pageType === 'other' && (listsThreadsToo(url) || !shapes.takes(url))))
      continue;
    byType.get(pageType)!.push(url);
  }
  const archive = readdirSync(folder).find((name) => /\.warc(\.\w+)?$/.test(name));
  if (archive === undefined) throw new InputError(`${folder} holds no WARC file`);
  const fetcher = await ArchiveFetcher.open(join(folder, archive));
  const pages: LabelledPage[] = [];
  try {
    for (const [type, urls] of byType) {
      for (const url of spread(urls, size[type])) {
        const page = parsePage(await fetcher.fetch({ url }));
        const records = type === 'thread' ? postsOf(url) : undefined;
        pages.push({ source: 'mirror', site: truth.name, type, page, records });
      }
    }
  } finally {
    await fetcher.close();
  }
  return pages;
}

function typeRules(truth: MirrorTruth): (url: string) => PageType | undefined {
  const rules = truth.rules.map(({ re, type }) => ({ type, re: new RegExp(re, 'i') }));
  const duplicates = (truth.dupRules ?? []).map((re) => new RegExp(re, 'i'));
  return (url) => {
    const type = rules.find(({ re }) => re.test(url))?.type ?? 'other';
    const pageType = /^thread/.test(type) ? 'thread' : /^(entry|index)/.test(type) ? 'index' : 'other';
    const isDuplicate = duplicates.some((re) => re.test(url));
    return isDuplicate && pageType !== 'thread' ? undefined : pageType;
  };
}

/** Posts of the thread a URL names, from `threads.jsonl` where there is one. */
function threadLengths(folder: string, truth: MirrorTruth): (url: string) => number | undefined {
  const file = join(folder, 'threads.jsonl');
  const lengths = new Map<string, number>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []) {
    const { id, posts } = JSON.parse(line) as { id: string; posts: number };
    lengths.set(String(id), posts);
  }
  const rules = truth.rules.map(({ re, id }) => ({ id, re: new RegExp(re, 'i') }));
  return (url) => {
    for (const { re, id } of rules) {
      const match = re.exec(url);
      if (match !== null) return id == null ? undefined : lengths.get(match[id] ?? '');
    }
    return undefined;
  };
}
