// `skein demo`: the main job on a forum that comes with Skein, so that it can be tried without a network.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { openStore } from '../store/index.ts';
import { runCrawl } from './crawl.ts';
import type { CommandContext } from './program.ts';
import { amount } from './progress-display.ts';

const POSTS_SHOWN = 12;

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
          strategy: 'skein',
          rate: 0,
          robots: true,
          render: 'auto',
        });
      } finally {
        await lab.close();
      }
      await showPosts(db);
    });
}

async function showPosts(db: string): Promise<void> {
  const store = await openStore(db);
  try {
    let posts = 0;
    let thread = '';
    for await (const post of store.rows('posts')) {
      if (++posts > POSTS_SHOWN) continue;
      if (post.thread !== thread) process.stdout.write(`\n${post.threadTitle}\n${post.thread}\n`);
      thread = post.thread;
      const text = post.text.replaceAll(/\s+/g, ' ');
      process.stdout.write(
        `  ${post.position}. ${post.author}, ${post.createdAt ?? post.createdAtRaw}: ${text.slice(0, 90)}\n`,
      );
    }
    if (posts > POSTS_SHOWN) process.stdout.write(`\n… and ${amount(posts - POSTS_SHOWN)} more posts\n`);
  } finally {
    await store.close();
  }
}
