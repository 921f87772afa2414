import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  checkFilter,
  type ExportFilter,
  type ExportKind,
  filteredRows,
  formatFor,
  type PostRow,
  type Store,
} from '../../src/store/index.ts';
import { FIRST, SECOND, storeOfThreads } from './export-threads.ts';

describe('a filter', () => {
  let store: Store;
  beforeEach(async () => {
    store = await storeOfThreads();
  });
  afterEach(() => store.close());

  const posts = async (filter: ExportFilter) => {
    const found: string[] = [];
    for await (const row of filteredRows(store, 'posts', filter)) {
      const { thread, id, position } = row as PostRow;
      found.push(`${thread.at(-1)} ${id} ${position}`);
    }
    return found;
  };
  const threads = async (filter: ExportFilter) => {
    const found: string[] = [];
    for await (const row of filteredRows(store, 'threads', filter)) found.push((row as { url: string }).url);
    return found;
  };

  it('by time keeps what is later, at its own position, and drops what has no time', async () => {
    expect(await posts({ since: Date.UTC(2024, 3, 5, 8) })).toEqual(['1 p1 1', '1 p2 2', '2 p1 1']);
    expect(await posts({ since: Date.UTC(2024, 3, 5, 8, 0, 1) })).toEqual(['1 p2 2', '2 p1 1']);
    expect(await posts({ since: Date.UTC(2024, 4, 1) })).toEqual(['2 p1 1']);
  });

  it('by thread takes that thread', async () => {
    expect(await posts({ thread: SECOND })).toEqual(['2 p1 1']);
    expect(await threads({ thread: FIRST })).toEqual([FIRST]);
  });

  it('by board knows it by the title posts show, the title of its row, or its URL', async () => {
    expect(await posts({ board: 'Baking' })).toEqual(['1 p1 1', '1 p2 2', '1 p3 3']);
    expect(await posts({ board: 'Ferment' })).toEqual(['2 p1 1']);
    expect(await posts({ board: 'https://forum.example/b/1' })).toHaveLength(3);
    expect(await threads({ board: 'Baking' })).toEqual([FIRST]);
    expect(await threads({ board: 'Ferment' })).toEqual([SECOND]);
    expect(await threads({ board: 'https://forum.example/b/2' })).toEqual([SECOND]);
    expect(await posts({ board: 'Nothing' })).toEqual([]);
  });

  it('by values takes records that have all of them; an empty value is none', async () => {
    expect(await posts({ where: [{ field: 'author', value: 'ann' }] })).toEqual(['1 p1 1']);
    expect(await posts({ where: [{ field: 'createdAt', value: '' }] })).toEqual(['1 p3 3']);
    const where = [
      { field: 'position', value: '1' },
      { field: 'board', value: '烘焙' },
    ];
    expect(await posts({ where })).toEqual(['2 p1 1']);
  });

  it.each<[ExportKind, ExportFilter, RegExp]>([
    ['users', { since: 0 }, /users have no time: --since goes with pages, requests, revisions, posts/],
    ['requests', { thread: FIRST }, /requests cannot be chosen by --thread/],
    ['users', { board: 'x' }, /users cannot be chosen by --board/],
    ['users', { where: [{ field: 'age', value: '3' }] }, /users have no field 'age'; there are: name, url/],
  ])('of %s that makes no sense is refused in one line', (kind, filter, message) => {
    expect(() => checkFilter(kind, filter)).toThrow(message);
  });

  it('is not the only thing that may make no sense: formats made of posts hold nothing else', () => {
    expect(() => formatFor('requests', 'md')).toThrow(
      /--format md is made of posts and cannot hold requests/,
    );
    expect(() => formatFor('users', 'mbox')).toThrow(/mbox/);
    expect(formatFor('users', 'parquet').shape).toBe('file');
  });
});
