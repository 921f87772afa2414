// Compares boards, threads and users as stored with a lab forum's truth.
import type { LabTruth } from '../../lab/index.ts';
import type { BoardRow, Store, ThreadRow, UserRow } from '../../src/store/index.ts';

/** Of a field: how often it was told, and how often right, out of those that have it. */
export class Field {
  all = 0;
  told = 0;
  right = 0;

  add(wanted: boolean, isTold: boolean, isRight: boolean): void {
    if (wanted) this.all++;
    if (isTold) this.told++;
    if (isTold && isRight) this.right++;
  }

  plus({ all, told, right }: Field): void {
    this.all += all;
    this.told += told;
    this.right += right;
  }

  /** Precision/recall in percent. */
  toString(): string {
    const percent = (part: number, of: number) =>
      of === 0 ? '–' : String(Math.round((1000 * part) / of) / 10);
    return `${percent(this.right, this.told)}/${percent(this.right, this.all)}`;
  }
}

export const FIELDS = [
  'boards',
  'title',
  'description',
  'parent',
  'category',
  'threads',
  'posts',
  'thread',
  'threadTitle',
  'board',
  'replies',
  'views',
  'sticky',
  'locked',
  'tags',
  'poll',
  'user',
  'joined',
  'userPosts',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type FieldScore = Readonly<Record<FieldName, Field>>;

export function emptyScore(): FieldScore {
  return Object.fromEntries(FIELDS.map((name) => [name, new Field()])) as Record<FieldName, Field>;
}

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `tell` hears of everything that is not right. */
export async function scoreFields(
  store: Store,
  truth: LabTruth,
  tell: (what: string) => void = () => {},
): Promise<FieldScore> {
  const score = emptyScore();
  const check = (name: FieldName, wanted: boolean, isTold: boolean, isRight: boolean, what: () => string) => {
    score[name].add(wanted, isTold, isRight);
    if ((isTold && !isRight) || (wanted && !isTold)) tell(`${name}: ${what()}`);
  };
  scoreBoards(await all(store.rows('boards')), truth, check);
  scoreThreads(await all(store.rows('threads')), truth, check);
  scoreUsers(await all(store.rows('users')), truth, check);
  return score;
}

type Check = (
  name: FieldName,
  wanted: boolean,
  isTold: boolean,
  isRight: boolean,
  what: () => string,
) => void;

function scoreBoards(rows: readonly BoardRow[], truth: LabTruth, check: Check): void {
  const boards = truth.boards();
  const found = new Map<string, BoardRow>();
  for (const row of rows) {
    const { boardId, type, threadId } = truth.typeOf(row.url);
    const isBoard = boardId !== undefined && threadId === undefined && type !== 'other';
    const id = String(boardId);
    if (!isBoard || found.has(id))
      check('boards', false, true, false, () => `no board of its own: ${row.url} ${row.title}`);
    else found.set(id, row);
  }
  for (const board of boards) {
    if (board.url === null) continue;
    const row = found.get(board.id);
    check('boards', true, row !== undefined, true, () => `missing ${board.title}`);
    if (row === undefined) continue;
    const parent = boards.find(({ id }) => id === board.parent);
    check(
      'title',
      true,
      row.title !== '',
      folded(row.title) === folded(board.title),
      () => `${row.title} is ${board.title}`,
    );
    const { description } = board;
    check(
      'description',
      description !== '',
      row.description !== '',
      folded(row.description) === folded(description),
      () => `${board.title}: ${row.description} is ${description}`,
    );
    const parentId = row.parentUrl === null ? undefined : truth.typeOf(row.parentUrl).boardId;
    check(
      'parent',
      parent !== undefined && parent.url !== null,
      row.parentUrl !== null,
      String(parentId) === board.parent,
      () => `${board.title}: ${row.parentUrl} is ${parent?.title}`,
    );
    const category = parent?.isCategory === true ? parent.title : '';
    check(
      'category',
      category !== '',
      row.category !== '',
      folded(row.category) === folded(category),
      () => `${board.title}: ${row.category} is ${category}`,
    );
    check(
      'threads',
      true,
      row.threads !== null,
      row.threads === board.threads,
      () => `${board.title}: ${row.threads} is ${board.threads}`,
    );
    check(
      'posts',
      true,
      row.posts !== null,
      row.posts === board.posts,
      () => `${board.title}: ${row.posts} is ${board.posts}`,
    );
  }
}

function scoreThreads(rows: readonly ThreadRow[], truth: LabTruth, check: Check): void {
  const found = new Map<string, ThreadRow>();
  for (const row of rows) {
    const { threadId, type } = truth.typeOf(row.url);
    const id = String(threadId);
    if (threadId === undefined || type === 'other' || found.has(id))
      check('thread', false, true, false, () => `no thread of its own: ${row.url} ${row.title}`);
    else found.set(id, row);
  }
  for (const thread of truth.threads()) {
    const row = found.get(thread.id);
    check('thread', true, row !== undefined, true, () => `missing ${thread.url}`);
    if (row === undefined) continue;
    check(
      'threadTitle',
      true,
      row.title !== '',
      folded(row.title) === folded(thread.title),
      () => `${row.title} is ${thread.title}`,
    );
    const boardId = row.boardUrl === null ? undefined : truth.typeOf(row.boardUrl).boardId;
    check(
      'board',
      true,
      row.boardUrl !== null,
      String(boardId) === thread.board,
      () => `${row.url}: ${row.boardUrl} is ${thread.board}`,
    );
    check(
      'replies',
      true,
      row.replies !== null,
      row.replies === thread.posts - 1,
      () => `${row.url}: ${row.replies} is ${thread.posts - 1}`,
    );
    check(
      'views',
      true,
      row.views !== null,
      row.views === thread.views,
      () => `${row.url}: ${row.views} is ${thread.views}`,
    );
    check(
      'sticky',
      thread.isSticky,
      row.isSticky === true,
      thread.isSticky,
      () => `${row.url}: ${row.isSticky} is ${thread.isSticky}`,
    );
    check(
      'locked',
      thread.isLocked,
      row.isLocked === true,
      thread.isLocked,
      () => `${row.url}: ${row.isLocked} is ${thread.isLocked}`,
    );
    const sorted = (tags: readonly string[]) => [...tags].sort().join('|');
    check(
      'tags',
      thread.tags.length > 0,
      row.tags.length > 0,
      sorted(row.tags) === sorted(thread.tags),
      () => `${row.url}: ${row.tags} is ${thread.tags}`,
    );
    check(
      'poll',
      thread.poll !== null,
      row.poll !== null,
      JSON.stringify(row.poll) === JSON.stringify(thread.poll),
      () => `${row.url}: ${JSON.stringify(row.poll)} is ${JSON.stringify(thread.poll)}`,
    );
  }
}

/** A forum shows days of its own time zone. */
function isSameDay(day: string | null, wanted: string): boolean {
  return day !== null && Math.abs(Date.parse(day) - Date.parse(wanted)) <= 86_400_000;
}

function scoreUsers(rows: readonly UserRow[], truth: LabTruth, check: Check): void {
  const found = new Map(rows.filter(({ url }) => url !== null).map((row) => [row.name, row]));
  for (const user of truth.users()) {
    const row = found.get(user.name) ?? rows.find(({ name }) => name === user.name);
    found.delete(user.name);
    check('user', true, row !== undefined, true, () => `missing ${user.name}`);
    if (row === undefined) continue;
    check(
      'joined',
      true,
      row.joined !== null,
      isSameDay(row.joined, user.joined),
      () => `${user.name}: ${row.joined} is ${user.joined}`,
    );
    check(
      'userPosts',
      true,
      row.posts !== null,
      row.posts === user.posts,
      () => `${user.name}: ${row.posts} is ${user.posts}`,
    );
  }
  for (const { name, url } of found.values())
    check('user', false, true, false, () => `no user: ${name} ${url}`);
}
