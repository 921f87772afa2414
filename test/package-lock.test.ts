import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Lock {
  readonly packages: Record<string, { readonly optionalDependencies?: Record<string, string> }>;
}

it('locks the optional packages of every platform, or npm ci would refuse on a fresh machine', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as Lock;
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const missing = wanted.filter((name) => lock.packages[`node_modules/${name}`] === undefined);
  // Mended by: node scripts/complete-lock.mjs
  expect(missing).toEqual([]);
});
