// A mirror of a real forum: a folder with a WARC file, `urls.jsonl` and `truth.json`, whose rules give the type of each URL.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../errors.ts';
import { ArchiveFetcher } from '../../fetch/index.ts';
import type { PageType } from '../page-type.ts';
import { familyOf } from './labelled-page.ts';

interface MirrorTruth {
  readonly name: string;
  readonly software?: string;
  readonly rules: readonly { readonly re: string; readonly type: string; readonly id?: number | null }[];
  readonly dupRules?: readonly string[];
  readonly entry?: string;
}

export interface Mirror {
  readonly name: string;
  readonly family: string;
  readonly entry: string | undefined;
  /** URLs of its HTML pages. */
  readonly urls: readonly string[];
  /** Duplicates of thread pages show posts and count as threads; of other duplicates nobody can tell. */
  typeOf(url: string): PageType | undefined;
  /** Posts of the thread a URL names, where that is known. */
  postsOf(url: string): number | undefined;
  readonly fetcher: ArchiveFetcher;
}

export async function openMirror(folder: string): Promise<Mirror> {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as MirrorTruth;
  const archive = readdirSync(folder).find((name) => /\.warc(\.\w+)?$/.test(name));
  if (archive === undefined) throw new InputError(`${folder} holds no WARC file`);
  const lines = readFileSync(join(folder, 'urls.jsonl'), 'utf8').split('\n').filter(Boolean);
  const urls = lines.flatMap((line) => {
    const { url, status, type } = JSON.parse(line) as { url: string; status: number; type: string };
    return status === 200 && type === 'text/html' ? [url] : [];
  });
  return {
    name: truth.name,
    family: familyOf(truth.software ?? truth.name),
    entry: truth.entry,
    urls,
    typeOf: typeRules(truth),
    postsOf: threadLengths(folder, truth),
    fetcher: await ArchiveFetcher.open(join(folder, archive)),
  };
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
