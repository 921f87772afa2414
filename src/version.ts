// The package's version, read from package.json so that it is written down once.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function readVersion(): string {
  // src/version.ts and dist/src/version.js are at different depths below package.json.
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    try {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >;
      if (name === 'skein' && version !== undefined) return version;
    } catch {
      // Not in this folder: look one up.
    }
  }
  return '0.0.0';
}

export const version: string = readVersion();
