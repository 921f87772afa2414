// Starts one PostgreSQL server for all tests that need one; without PostgreSQL they are skipped, and say so.
import type { TestProject } from 'vitest/node';
import { PostgresServer } from '../bench/scale/postgres-server.ts';
import { openStore } from '../src/store/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database with our tables, to be copied; '' when there is no PostgreSQL. */
    readonly postgresTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.start();
  if (server === undefined) {
    console.warn(
      'no PostgreSQL found: its tests are skipped. Install it, or name its programs by SKEIN_POSTGRES=FOLDER',
    );
    project.provide('postgresTemplate', '');
    return async () => {};
  }
  const template = await server.newDatabase();
  await (await openStore(template)).close();
  project.provide('postgresTemplate', template);
  return () => server.remove();
}
