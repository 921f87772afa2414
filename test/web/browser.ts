// A real browser on a real `skein inspect`, for tests of the dashboard.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserExecutable } from '../../src/fetch/browser-executable.ts';

const root = join(import.meta.dirname, '..', '..');
const executable = join(root, 'dist', 'cli', 'main.js');
const pictures = join(import.meta.dirname, 'pictures');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;

export interface Inspecting {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts `skein inspect DB` and waits for its address. */
export async function inspect(database: string, ...args: readonly string[]): Promise<Inspecting> {
  const child: ChildProcess = spawn(
    process.execPath,
    [executable, 'inspect', database, '--port', '0', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`skein inspect ended with ${code}`)));
  });
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGINT');
      }),
  };
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserExecutable(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
}

/** A picture of the whole page, kept for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Fails on anything that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const findings = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'], iframes: false }).then(({ violations }) => violations)",
  )) as Finding[];
  const serious = findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(serious).toEqual([]);
}

/** No page is wider than its screen. */
export async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(wide).toBeLessThanOrEqual(0);
}
