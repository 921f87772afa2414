#!/usr/bin/env node
// Completes package-lock.json after `npm install`: a registry that does not serve packages of other platforms makes npm
// leave them out, and then `npm ci` refuses the lock file everywhere. They are named here by what their names say.
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
const [root, ...others] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...others.sort(([a], [b]) => (a < b ? -1 : 1))]);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'package-lock.json is complete' : `added ${added.join(', ')}`);
