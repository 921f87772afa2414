import { gunzipSync } from 'node:zlib';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../src/store/index.ts';
import { POSTS, rowsOf, written } from './export-threads.ts';
import { requestOf } from './samples.ts';

async function read(bytes: Buffer): Promise<Record<string, unknown>[]> {
  return parquetReadObjects({
    file: new Uint8Array(bytes).buffer,
    compressors: { GZIP: (page) => gunzipSync(page) },
  });
}

describe('a Parquet export', () => {
  it('of posts reads back as it was, quotes as a list', async () => {
    const back = await read(await written(exportFormats.parquet.write('posts', rowsOf(POSTS))));
    const expected = POSTS.map((post) => ({ ...post, position: BigInt(post.position) }));
    expect(back).toEqual(expected);
  });

  it('of requests has times and numbers as such', async () => {
    const [row] = await read(
      await written(exportFormats.parquet.write('requests', rowsOf([requestOf('https://f.example/')]))),
    );
    expect(row).toMatchObject({ status: 200n, bytes: 1234n, ms: 12.5, at: new Date(1_000) });
  });

  it('of nothing is a file with columns', async () => {
    const bytes = await written(exportFormats.parquet.write('users', rowsOf([])));
    expect(bytes.subarray(0, 4).toString()).toBe('PAR1');
    expect(await read(bytes)).toEqual([]);
  });

  it('of much text comes in several row groups, none lost', async () => {
    const long = Array.from({ length: 40 }, (_, i) => ({
      ...POSTS[0]!,
      id: `p${i}`,
      text: `${i} `.repeat(200_000),
    }));
    let chunks = 0;
    const counted = (async function* () {
      for await (const chunk of exportFormats.parquet.write('posts', rowsOf(long))) {
        chunks++;
        yield chunk;
      }
    })();
    const back = await read(await written(counted));
    expect(chunks).toBeGreaterThan(1);
    expect(back.map(({ id }) => id)).toEqual(long.map(({ id }) => id));
    expect(back[39]!.text).toBe(long[39]!.text);
  });
});
