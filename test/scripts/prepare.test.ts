import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = pathToFileURL(join(import.meta.dirname, '..', '..', 'scripts', 'prepare.mjs')).href;

describe('prepareBrowser', () => {
  let folder: string;
  const log = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skein-prepare-'));
    // All the machine has: a shell, and what a test adds.
    symlinkSync('/bin/sh', join(folder, 'sh'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function program(name: string, lines: string): void {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(folder, name), 0o755);
  }

  function prepare(options: object, environment: Record<string, string> = {}) {
    const call = `(await import(${JSON.stringify(script)})).prepareBrowser(${JSON.stringify(options)})`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', call], {
      env: { PATH: folder, ...environment },
      encoding: 'utf8',
    });
  }

  const root = { isRoot: true, platform: 'linux' };

  it('installs Chromium where there is none: the lists first, then the package, without a question', () => {
    program('apt-get', `echo "$*" >> ${join(folder, 'log')}`);
    const { status, stderr } = prepare(root);
    expect(status).toBe(0);
    expect(stderr).toContain('Installing Chromium');
    expect(log()).toBe('update -qq\ninstall -y -qq chromium\n');
  });

  it('shows what the installer says when it fails, and fails too', () => {
    program('apt-get', 'echo "no such package" >&2; exit 100');
    const { status, stderr } = prepare(root);
    expect(status).toBe(1);
    expect(stderr).toContain('no such package');
    expect(stderr).toContain('skein: installing chromium failed');
  });

  it.each([
    ['a browser is there', root, {}, 'chromium'],
    ['one is named', root, { SKEIN_CHROMIUM: '/somewhere/chromium' }, undefined],
    ['the system is another', { ...root, platform: 'darwin' }, {}, undefined],
  ])('installs nothing and says nothing when %s', (_, options, environment, browser) => {
    program('apt-get', `echo "$*" >> ${join(folder, 'log')}`);
    if (browser !== undefined) program(browser, '');
    expect(prepare(options, environment)).toMatchObject({ status: 0, stderr: '' });
    expect(log()).toBe('');
  });

  it.each([
    ['nobody may install', { ...root, isRoot: false }, true],
    ['there is no installer', root, false],
  ])('says what to do when %s, and goes on', (_, options, hasInstaller) => {
    if (hasInstaller) program('apt-get', `echo "$*" >> ${join(folder, 'log')}`);
    const { status, stderr } = prepare(options);
    expect(status).toBe(0);
    expect(stderr).toMatch(/no Chromium found: .*SKEIN_CHROMIUM=PATH/);
    expect(log()).toBe('');
  });
});
