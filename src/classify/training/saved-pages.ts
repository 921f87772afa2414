// Reads single saved pages with labels: a folder with `labels.jsonl`, one object a page, and the HTML files it names.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../../errors.ts';
import { parsePage } from '../../page/index.ts';
import type { PageType } from '../page-type.ts';
import { familyOf, type LabelledPage, listsThreadsToo } from './labelled-page.ts';

interface Label {
  readonly file: string;
  readonly url?: string | null;
  readonly site: string;
  readonly lang?: string;
  readonly software?: string;
  /** Forum pages. */
  readonly type?: 'entry' | PageType;
  /** Article pages: those with comments are threads in a sense and none in another, so nobody is taught by them. */
  readonly has_comments?: boolean;
  readonly posts?: readonly unknown[];
  /** Whether the links below were checked. */
  readonly index_verified?: boolean;
  readonly thread_links?: readonly unknown[];
  readonly board_links?: readonly unknown[];
}

/** All pages of the folder whose type is beyond doubt. */
export function savedPages(folder: string): LabelledPage[] {
  const file = join(folder, 'labels.jsonl');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line, at): LabelledPage[] => {
    const label = readLabel(line, `${file}:${at + 1}`);
    const type = typeOf(label);
    if (type === undefined) return [];
    const path = [join(folder, label.file), join(dirname(folder), label.file)].find((one) => existsSync(one));
    if (path === undefined) throw new InputError(`${file}:${at + 1} names ${label.file}, which is not there`);
    const url = label.url && URL.canParse(label.url) ? label.url : `http://${siteHost(label.site)}/`;
    const page = parsePage({ url, body: readFileSync(path) });
    const family = label.software === undefined ? undefined : familyOf(label.software);
    return [{ source: 'saved', site: label.site, family, type, page, records: recordsOf(label) }];
  });
}

function readLabel(line: string, where: string): Label {
  try {
    return JSON.parse(line) as Label;
  } catch (cause) {
    throw new InputError(`${where} is not JSON`, { cause });
  }
}

function typeOf(label: Label): PageType | undefined {
  // Nobody found a board or thread on it: it may show none to guests.
  if (label.index_verified === false && recordsOf(label) === undefined) return undefined;
  if (label.type === 'entry') return 'index';
  if (label.type === 'other' && listsThreadsToo(label.url ?? '')) return undefined;
  if (label.type !== undefined) return label.type;
  return label.has_comments === false ? 'other' : undefined;
}

function recordsOf({ posts, thread_links: threads, board_links: boards }: Label): number | undefined {
  const count = posts?.length ?? (threads?.length ?? 0) + (boards?.length ?? 0);
  return count > 0 ? count : undefined;
}

/** Some sites are known by a name only; links need an address to start from. */
function siteHost(site: string): string {
  return URL.canParse(`http://${site}/`) ? site : 'saved.invalid';
}
