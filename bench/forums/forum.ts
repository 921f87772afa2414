// The forums that can be measured, each by name: mirrors of a folder, lab dialects ('plain-query', 'plain-query/tiny'),
// dialects combined at random ('combined-4001') and archives of one message a page ('mail-archive').
import { join } from 'node:path';
import { type ArchiveOptions, archiveLooks, startArchive } from '../../lab/archives/index.ts';
import { dialectByName, dialects, startLab } from '../../lab/index.ts';
import { type Mirror, mirrorNames, openAnswers, readMirror, startReplay } from '../../lab/mirrors/index.ts';
import type { ScoredForum, ScoredRequest } from '../../lab/truth/index.ts';
import { UsageError } from '../../src/errors.ts';
import { DEFAULT_SIZE, type LabSizeName, labSizes } from './sizes.ts';

/** Kinds of pages that crawls start from. */
export const startKinds = ['entry', 'thread', 'board', 'flip', 'person'] as const;
export type StartKind = (typeof startKinds)[number];

export type ForumGroup = 'real' | 'software' | 'lab';

export interface OpenForum {
  readonly name: string;
  readonly group: ForumGroup;
  readonly truth: ScoredForum;
  /** Every request so far, oldest first. */
  readonly requests: () => readonly ScoredRequest[];
  /** Pages of each kind that a crawl can start from. */
  readonly starts: Readonly<Record<StartKind, readonly string[]>>;
  /** Where the crawler finds it; undefined: at its own address. */
  readonly proxyUrl: string | undefined;
  /** Whether the truth tells which board a thread is in. */
  readonly knowsBoards: boolean;
  /** Whether scripts make its pages. */
  readonly needsBrowser: boolean;
  close(): Promise<void>;
}

/** What to measure: a folder of mirrors, the lab, or both. */
export interface ForumSource {
  readonly mirrors?: string | undefined;
  readonly lab: boolean;
  readonly sizes: readonly LabSizeName[];
  /** Seeds of combined dialects. */
  readonly combined: readonly number[];
}

/** Names of all forums of a source. */
export function forumNames({ mirrors, lab, sizes, combined }: ForumSource): string[] {
  const sized = sizes.flatMap((size) => dialects.map(({ name }) => labName(name, size)));
  return [
    ...(mirrors === undefined ? [] : mirrorNames(mirrors)),
    ...(lab ? [...sized, ...archiveLooks, ...combined.map((seed) => `combined-${seed}`)] : []),
  ];
}

export function labName(dialect: string, size: LabSizeName): string {
  return size === DEFAULT_SIZE ? dialect : `${dialect}/${size}`;
}

/** Opens a forum by name. Throws UsageError for names that are none. */
export async function openForum(name: string, mirrors: string | undefined, seed = 1): Promise<OpenForum> {
  if (mirrors !== undefined && mirrorNames(mirrors).includes(name))
    return openMirror(readMirror(join(mirrors, name)));
  const look = archiveLooks.find((one) => one === name);
  return look === undefined ? openDialect(name, seed) : openArchive({ look, seed });
}

async function openMirror(mirror: Mirror): Promise<OpenForum> {
  // Its archive takes a second to open: whoever asks for starts alone does not need it.
  let answers: ReturnType<typeof openAnswers> | undefined;
  const replay = await startReplay(async (url) => {
    answers ??= openAnswers(mirror);
    return (await answers).find(url);
  });
  const urls = (...types: readonly string[]) =>
    mirror.saved.filter(({ truth }) => types.includes(truth.type)).map(({ url }) => url);
  const boards = new Set(mirror.saved.map(({ truth }) => String(truth.boardId)));
  return {
    name: mirror.name,
    group: mirror.isReal ? 'real' : 'software',
    truth: mirror,
    requests: () => replay.requests,
    starts: {
      entry: mirror.entryUrls,
      thread: urls('thread'),
      board: urls('index'),
      flip: urls('index-flip', 'thread-flip'),
      person: peopleOf(mirror),
    },
    knowsBoards: mirror.threads().some(({ board }) => boards.has(board)),
    proxyUrl: replay.proxyUrl,
    needsBrowser: false,
    close: async () => {
      await replay.close();
      await (await answers)?.close();
    },
  };
}

// Shorter names are words of other titles too.
const SHORTEST_NAME = 4;

/** Pages about one person: no board or thread, and their title names an author. */
function peopleOf({ saved, posts }: Mirror): string[] {
  const names = new Set(posts().map(({ author }) => author.toLowerCase()));
  const isNamed = (title: string): boolean =>
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}_.@ -]+|\s+[-–:]\s+|\s+/u)
      .some((word) => word.length >= SHORTEST_NAME && names.has(word.trim()));
  return saved.filter(({ title, truth }) => truth.type === 'other' && isNamed(title)).map(({ url }) => url);
}

async function openDialect(name: string, seed: number): Promise<OpenForum> {
  const [dialectName, size = DEFAULT_SIZE] = name.split('/');
  if (!(size in labSizes))
    throw new UsageError(`there is no size '${size}'; choose one of ${Object.keys(labSizes).join(', ')}`);
  const dialect = dialectByName(dialectName!);
  const lab = await startLab({ dialect, size: labSizes[size as LabSizeName], seed, retryAfterSeconds: 0 });
  const truth = lab.truth();
  const urls = (...types: readonly string[]) =>
    truth
      .pages()
      .filter(({ type }) => types.includes(type))
      .map(({ url }) => url);
  return {
    name,
    group: 'lab',
    truth,
    requests: () => lab.requests,
    starts: {
      entry: [lab.entryUrl],
      thread: urls('thread'),
      board: urls('index'),
      flip: urls('index-flip', 'thread-flip'),
      person: truth.profiles(),
    },
    knowsBoards: true,
    proxyUrl: undefined,
    needsBrowser: dialect.isShell === true || /script|scroll|load/.test(dialect.boardPaging),
    close: () => lab.close(),
  };
}

async function openArchive(options: ArchiveOptions): Promise<OpenForum> {
  const archive = await startArchive(options);
  const truth = archive.truth();
  return {
    name: options.look,
    group: 'lab',
    truth,
    requests: () => archive.requests,
    starts: {
      entry: [archive.entryUrl],
      thread: archive.messages.map((message) => archive.urlOf(message)),
      board: [],
      flip: [],
      person: [],
    },
    knowsBoards: false,
    proxyUrl: undefined,
    needsBrowser: false,
    close: () => archive.close(),
  };
}
