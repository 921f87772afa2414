import { describe, expect, it } from 'vitest';
import { onServer } from '../../bench/scale/postgres-server.ts';
import { openInspector, openStore } from '../../src/store/index.ts';
import { hasPostgres, newDatabase } from '../postgres-databases.ts';
import { fillForum, POSTS, THREADS } from '../server/desk.ts';

describe.skipIf(!hasPostgres)('a PostgreSQL user who may only read', () => {
  it('exports, searches and looks into what others stored', async () => {
    const database = await newDatabase();
    const owner = await openStore(database);
    const site = await fillForum(owner);
    await onServer(database, 'DROP ROLE IF EXISTS only_reads; CREATE ROLE only_reads LOGIN');
    await onServer(database, 'GRANT SELECT ON ALL TABLES IN SCHEMA public TO only_reads');
    const address = new URL(database);
    address.username = 'only_reads';
    const reader = await openStore(address.href, { mustExist: true, isForReading: true });
    const inspector = await openInspector(address.href);
    try {
      const posts: unknown[] = [];
      for await (const post of reader.rows('posts')) posts.push(post);
      expect(posts).toHaveLength(THREADS * POSTS);
      expect(await reader.fleetSites()).toMatchObject([{ id: site }]);
      // Before anybody searched who may write, and after.
      for (let i = 0; i < 2; i++) {
        expect(await reader.search('gruyere')).toMatchObject([{ position: 2 }]);
        await owner.search('words');
      }
      await inspector.prepare('threads');
      expect(await inspector.requestCounts(0, 10)).toMatchObject({ looked: 2 });
      await expect(reader.openSite('https://new.example/', 'skein')).rejects.toThrow(
        /may not be written by this user/,
      );
    } finally {
      await inspector.close();
      await reader.close();
      await owner.close();
      await onServer(database, 'DROP OWNED BY only_reads; DROP ROLE only_reads');
    }
  });
});
