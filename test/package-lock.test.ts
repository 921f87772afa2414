import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Lock {
  readonly packages: Record<
    string,
    { readonly integrity?: string; readonly optionalDependencies?: Record<string, string> }
  >;
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as Lock;

it('locks the optional packages of every platform, or npm ci would refuse on a fresh machine', () => {
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const missing = wanted.filter((name) => lock.packages[`node_modules/${name}`] === undefined);
  // Mended by: node scripts/complete-lock.mjs
  expect(missing).toEqual([]);
});

it('locks every package by the hash of what is in it, or npm would install whatever it is sent', () => {
  const without = Object.entries(lock.packages).flatMap(([path, { integrity = '' }]) =>
    path === '' || /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [path.slice('node_modules/'.length)],
  );
  // The linter's programs for systems whose packages the registry at hand does not serve. Others: node scripts/complete-lock.mjs
  const unserved = /^@biomejs\/cli-(android|darwin|win32)-/;
  expect(without.filter((name) => !unserved.test(name))).toEqual([]);
});
