// `skein demo`: the main job on a forum that comes with Skein, so that it can be tried without a network.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { openStore } from '../store/index.ts';
import { runCrawl } from './crawl.ts';
import type { CommandContext } from './program.ts';
import { amount } from './progress-display.ts';

const PAGES_SHOWN = 12;

export function addDemoCommand(program: Command, context: CommandContext): void {
  program
    .command('demo')
    .description('Start the bundled test forum on this machine, crawl it and show what came out.')
    .option('--db <file>', 'where to store it (default: a new file in the temporary folder)')
    .action(async (options: { readonly db?: string }) => {
      // Loaded only here: other commands start faster without the lab.
      const { demoDialect, startLab } = await import('../../lab/index.ts');
      const db = options.db ?? join(mkdtempSync(join(tmpdir(), 'skein-demo-')), 'demo.db');
      const lab = await startLab({ dialect: demoDialect });
      try {
        process.stderr.write(`a test forum runs at ${lab.entryUrl}\n`);
        context.exitCode = await runCrawl(lab.entryUrl, {
          db,
          strategy: 'breadth-first',
          rate: 0,
          robots: true,
        });
      } finally {
        await lab.close();
      }
      await showPages(db);
    });
}

async function showPages(db: string): Promise<void> {
  const store = await openStore(db);
  try {
    let pages = 0;
    for await (const page of store.rows('pages')) {
      if (++pages <= PAGES_SHOWN) process.stdout.write(`${page.url}\n    ${page.title}\n`);
    }
    if (pages > PAGES_SHOWN) process.stdout.write(`… and ${amount(pages - PAGES_SHOWN)} more pages\n`);
  } finally {
    await store.close();
  }
}
