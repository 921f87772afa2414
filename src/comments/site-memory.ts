// What worked on each site, kept between runs: the second article of a site needs no exploring.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteMemory } from './types.ts';

const MAX_SITES = 5000;

/** Where the memory is kept unless told otherwise. */
export function defaultMemoryFile(environment: NodeJS.ProcessEnv = process.env): string {
  const cache = environment.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'skein', 'comment-triggers.json');
}

/** Memories by host. Without a file they last as long as the process. */
export class SiteMemories {
  readonly #file: string | undefined;
  readonly #sites: Map<string, SiteMemory>;
  #isChanged = false;

  constructor(file?: string) {
    this.#file = file;
    this.#sites = new Map(file === undefined ? [] : Object.entries(read(file)));
  }

  of(url: string): SiteMemory | undefined {
    return this.#sites.get(new URL(url).host);
  }

  keep(url: string, memory: SiteMemory): void {
    const { host } = new URL(url);
    // The latest last, so that the oldest go first.
    this.#sites.delete(host);
    this.#sites.set(host, memory);
    this.#isChanged = true;
  }

  /** Writes the file. One that cannot be written is worth no failure: it only saves clicks. */
  save(): void {
    if (this.#file === undefined || !this.#isChanged) return;
    const sites = Object.fromEntries([...this.#sites].slice(-MAX_SITES));
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const draft = `${this.#file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ version: 1, sites }));
      renameSync(draft, this.#file);
    } catch {
      // Read-only home, full disk.
    }
  }
}

function read(file: string): Record<string, SiteMemory> {
  try {
    const { version, sites } = JSON.parse(readFileSync(file, 'utf8')) as {
      version?: number;
      sites?: Record<string, SiteMemory>;
    };
    return version === 1 && typeof sites === 'object' ? sites : {};
  } catch {
    return {};
  }
}
