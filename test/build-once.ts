// Runs once before all tests: the end-to-end tests start the built executable.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export default function buildOnce(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'prepare.mjs')], {
    stdio: 'inherit',
  });
}
