// Where this package is: source, compiled files and the bundled command line lie at different depths below it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of our package.json, and what that says. */
export const { packageFolder, version } = findPackage();

function findPackage(): { readonly packageFolder: string; readonly version: string } {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >;
      if (name === 'skein' && version !== undefined) return { packageFolder: folder, version };
    } catch {
      // Not in this folder: look one up.
    }
  }
  return { packageFolder: import.meta.dirname, version: '0.0.0' };
}
