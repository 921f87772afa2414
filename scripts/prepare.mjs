#!/usr/bin/env node
// Makes a checkout runnable: installs dependencies and builds, each only when something changed since the last time.
// Used by ./skein and by `npm test`, so that a fresh machine needs no other step.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function newestBelow(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestBelow(path) : timeOf(path));
  }
  return newest;
}

function run(what, command, args) {
  process.stderr.write(`${what}…\n`);
  try {
    execFileSync(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ''}${error.stderr ?? ''}\n`);
    process.stderr.write(`skein: ${what.toLowerCase()} failed (${command} ${args.join(' ')}); see above\n`);
    process.exit(1);
  }
}

/** Installs and builds what is missing or out of date. */
export function prepare() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (timeOf(installed) < timeOf(join(root, 'package-lock.json')))
    run('Installing dependencies', 'npm', ['ci']);
  const stamp = join(root, 'dist', '.built');
  const sources = ['src', 'lab', 'bench', 'web', 'scripts'].map((name) => newestBelow(join(root, name)));
  if (timeOf(stamp) < Math.max(...sources, timeOf(join(root, 'tsconfig.build.json')), timeOf(installed))) {
    run('Building', process.execPath, [
      join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
      '-p',
      'tsconfig.build.json',
    ]);
    run('Bundling the command line', process.execPath, [join('scripts', 'bundle-cli.mjs')]);
    run('Building the dashboard', process.execPath, [join('scripts', 'build-web.mjs')]);
    writeFileSync(stamp, '');
  }
}

/** For tests of pages that scripts make: installs Chromium where that takes no question (Debian, as root). */
export function prepareBrowser({ isRoot = process.getuid?.() === 0, platform = process.platform } = {}) {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const has = (name) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));
  if (process.env.SKEIN_CHROMIUM || names.some(has) || platform !== 'linux') return;
  if (!isRoot || !has('apt-get')) {
    process.stderr.write('no Chromium found: install it, or name one by SKEIN_CHROMIUM=PATH\n');
    return;
  }
  run('Installing Chromium', 'sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']);
}

/** For tests of stores that many workers share: installs PostgreSQL where that takes no question (Debian, as root). */
export function preparePostgres({ isRoot = process.getuid?.() === 0, platform = process.platform } = {}) {
  const debian = '/usr/lib/postgresql';
  const folders = [
    process.env.SKEIN_POSTGRES ?? '',
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(':'),
  ];
  if (folders.some((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) || platform !== 'linux')
    return;
  const hasApt = (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, 'apt-get')));
  if (!isRoot || !hasApt) {
    process.stderr.write('no PostgreSQL found: install it, or name its programs by SKEIN_POSTGRES=FOLDER\n');
    return;
  }
  run('Installing PostgreSQL', 'sh', ['-c', 'apt-get update -qq && apt-get install -y -qq postgresql']);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare();
  if (process.argv.includes('--browser')) prepareBrowser();
  if (process.argv.includes('--postgres')) preparePostgres();
}
