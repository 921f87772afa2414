// The dashboard's own files: read once, sent packed, by name. Nothing else of the disk can be asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { InputError } from '../errors.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: Buffer;
}

/** All files of the built dashboard by their path ('/app.js'). Throws InputError when it is not built. */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (cause) {
    throw new InputError('the dashboard is not built: run npm run build', { cause });
  }
  return new Map(
    names.flatMap((name) => {
      const type = TYPES[extname(name)];
      if (type === undefined) return [];
      const body = readFileSync(join(folder, name));
      return [[`/${name}`, { type, body, packed: gzipSync(body) }] as const];
    }),
  );
}
