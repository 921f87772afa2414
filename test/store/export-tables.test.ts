import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvCell } from '../../src/store/export-csv.ts';
import {
  type ExportKind,
  exportFormats,
  exportKinds,
  filteredRows,
  openStore,
  type PostRow,
  type Store,
} from '../../src/store/index.ts';
import { entryOf, leaseOf, ledgerOf, outcomeOf, pageOf, postOf, requestOf } from './samples.ts';

describe('an export', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(':memory:');
  });
  afterEach(() => store.close());

  const linesOf = async (kind: ExportKind, format: 'jsonl' | 'csv') => {
    let text = '';
    for await (const chunk of exportFormats[format].write(kind, filteredRows(store, kind))) text += chunk;
    return text.split(format === 'csv' ? /(?<=\r\n)/ : /(?<=\n)/).filter((line) => line !== '');
  };
  const fill = async () => {
    const site = await store.openSite('https://f.example/', 'test');
    await store.enqueue(site.id, [entryOf('https://f.example/a')]);
    const [entry] = await store.lease(leaseOf(site.id));
    const { url } = entry!;
    await store.commit(site.id, [
      outcomeOf(entry!, {
        page: pageOf(url),
        requests: [requestOf(url)],
        boards: [{ url, title: 'Board' }],
        threads: [{ url, title: 'Thread' }],
        posts: [{ ...postOf(url, 1), text: 'one,\n"two"', quotes: ['7'] }],
        users: [{ name: 'ann', url: null, joined: null, posts: 3 }],
      }),
    ]);
    await store.saveLedger(site.id, ledgerOf(url));
  };

  const edit = async () => {
    const [site] = await store.sites();
    const url = 'https://f.example/a';
    await store.askAgain(site!.id, [entryOf(url)]);
    const [entry] = await store.lease(leaseOf(site!.id));
    const again = outcomeOf(entry!, { page: pageOf(url), posts: [postOf(url, 1)], readAgainAt: 2_000 });
    await store.commit(site!.id, [again]);
  };

  it.each(exportKinds)('of %s has every column of the row, in CSV as in JSON', async (kind) => {
    await fill();
    if (kind === 'revisions') await edit();
    const rows: object[] = [];
    for await (const row of store.rows(kind)) rows.push(row);
    const [json] = await linesOf(kind, 'jsonl');
    const [heading] = await linesOf(kind, 'csv');
    const names = Object.keys(rows[0]!).sort();
    expect(Object.keys(JSON.parse(json!)).sort()).toEqual(names);
    expect(heading!.trimEnd().split(',').sort()).toEqual(names);
  });

  it('of posts is the same whether lines or rows come from the store, whatever was written', async () => {
    const site = await store.openSite('https://f.example/', 'test');
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const fields = fc.record({
      text,
      html: text,
      author: text,
      threadTitle: text,
      likes: fc.option(fc.nat()),
      replyTo: fc.option(text),
      createdAt: fc.option(text),
      isEdited: fc.boolean(),
      quotes: fc.array(text, { maxLength: 3 }),
      images: fc.array(text, { maxLength: 2 }),
      confidence: fc.constantFrom({}, { author: 0.98, time: 1 }),
    });
    const written = fc.sample(fields, { seed: 5, numRuns: 150 });
    const posts = Array.from({ length: 1_200 }, (_, i): PostRow => {
      const thread = `https://f.example/t/${Math.floor(i / 700)}`;
      return { ...postOf(thread, 10 * i), ...written[i % written.length] };
    });
    await store.replacePosts(site.id, [], { posts });
    const lines = [];
    for await (const batch of store.postLines()) lines.push(...batch.map((line) => `${line}\n`));
    expect(lines).toEqual(await linesOf('posts', 'jsonl'));
    expect(JSON.parse(lines[1_199]!)).toMatchObject({ ...posts[1_199], position: 500 });
    const thread = 'https://f.example/t/1';
    const chosen = [];
    for await (const batch of store.postLines({ thread })) chosen.push(...batch);
    expect(chosen).toHaveLength(500);
  });

  it('of posts and requests has the fields of the contract, in that order', async () => {
    await fill();
    expect(Object.keys(JSON.parse((await linesOf('posts', 'jsonl'))[0]!))).toEqual(
      'id thread threadTitle board position author authorUrl createdAt createdAtRaw text html url replyTo quotes page likes isEdited attachments images confidence'.split(
        ' ',
      ),
    );
    expect(Object.keys(JSON.parse((await linesOf('requests', 'jsonl'))[0]!))).toEqual(
      'url status phase type bytes ms at error'.split(' '),
    );
  });

  it('of an empty store has a heading in CSV and nothing in JSON', async () => {
    expect(await linesOf('users', 'csv')).toEqual(['name,url,joined,posts\r\n']);
    expect(await linesOf('users', 'jsonl')).toEqual([]);
  });

  it('tells times in ISO 8601', async () => {
    await fill();
    expect(JSON.parse((await linesOf('requests', 'jsonl'))[0]!).at).toBe('1970-01-01T00:00:01.000Z');
  });

  it('keeps text with line ends and quotes in one CSV record', async () => {
    await fill();
    expect((await linesOf('posts', 'csv'))[1]).toContain(',"one,\n""two""",');
  });
});

describe('a CSV cell', () => {
  it.each([
    ['plain', 'plain'],
    [null, ''],
    [-5, '-5'],
    [['a', 'b'], '"[""a"",""b""]"'],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['-1+1', "'-1+1"],
  ])('of %j is %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});
