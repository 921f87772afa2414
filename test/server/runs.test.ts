import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDashboard } from './desk.ts';

it.each(['start', 'refresh', 'learn'])('tells %s its database where nobody else sees it', async (command) => {
  const told = join(mkdtempSync(join(tmpdir(), 'skein-run-')), 'told.json');
  const program = `require('fs').writeFileSync(${JSON.stringify(told)}, JSON.stringify([process.argv, process.env.SKEIN_DB]))`;
  const dashboard = await openDashboard({ command: [process.execPath, '-e', program, '--'] });
  try {
    const { status } = await fetch(new URL(`/api/sites/1/${command}`, dashboard.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(200);
    await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8').length > 0).toBe(true);
    const [args, database] = JSON.parse(readFileSync(told, 'utf8')) as [string[], string];
    expect(database).toBe(dashboard.database);
    expect(args.filter((one) => one.includes(dashboard.database))).toEqual([]);
  } finally {
    await dashboard.close();
  }
});
