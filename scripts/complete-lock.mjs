#!/usr/bin/env node
// Completes package-lock.json after `npm install`: a registry that does not serve packages of other platforms makes npm
// leave them out, and then `npm ci` refuses the lock file everywhere. They are named here by what their names say. Each entry gets the
// hash its registry states: without one npm installs whatever it is sent.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(dirname(fileURLToPath(import.meta.url)), '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPU = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const added = [];
for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] !== undefined) continue;
    const words = name.split(/[-/]/);
    const os = OS.filter((one) => words.includes(one));
    const cpu = CPU.filter((one) => words.includes(one));
    if (os.length + cpu.length === 0) continue;
    const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
    lock.packages[path] = {
      version: version.replace(/^[~^]/, ''),
      ...(cpu.length > 0 && { cpu }),
      ...(owner.dev === true && { dev: true }),
      ...(libc !== undefined && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added.push(name);
  }
}
/** The hash that the registry npm is set up with states; undefined when it does not serve the package. */
function hashOf(name, version) {
  return new Promise((resolve) => {
    execFile('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json'], (error, stdout) => {
      resolve(error === null && stdout.trim() !== '' ? JSON.parse(stdout) : undefined);
    });
  });
}

const unknown = [];
let hashed = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link === true || entry.integrity !== undefined) continue;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = await hashOf(name, entry.version);
  if (integrity === undefined) {
    unknown.push(`${name}@${entry.version}`);
    continue;
  }
  const { version, ...others } = entry;
  lock.packages[path] = { version, integrity, ...others };
  hashed++;
}

const [root, ...others] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...others.sort(([a], [b]) => (a < b ? -1 : 1))]);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
if (added.length > 0) console.log(`added ${added.join(', ')}`);
if (hashed > 0) console.log(`added the hashes of ${hashed} packages`);
if (unknown.length > 0)
  console.log(`the registry does not serve, so that there is no hash: ${unknown.join(', ')}`);
else console.log('package-lock.json is complete');
