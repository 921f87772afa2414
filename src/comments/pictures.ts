// Pictures of a visit: before and after each click and of the section, as ComCrawler's prototype kept them to see why a
// page failed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserVisit, SnapshotNode } from '../fetch/index.ts';

/** What the names of an article's pictures begin with. */
export function pictureName(url: string): string {
  return url
    .replace(/^https?:\/\//, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80);
}

/** Saves pictures of one article as NAME-STEP.png. */
export class Pictures {
  readonly #folder: string;
  readonly #name: string;

  constructor(folder: string, url: string) {
    this.#folder = folder;
    this.#name = pictureName(url);
  }

  /** The screen as it is. */
  async take(visit: BrowserVisit, step: string): Promise<void> {
    await this.#save(await visit.screenshot(), step);
  }

  /** The screen with an element of the last snapshot in it. */
  async takeOf(visit: BrowserVisit, node: SnapshotNode, step: string): Promise<void> {
    await this.#save(await visit.screenshotOf(node), step);
  }

  async #save(picture: Buffer | undefined, step: string): Promise<void> {
    if (picture === undefined) return;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, `${this.#name}-${step}.png`), picture);
  }
}
