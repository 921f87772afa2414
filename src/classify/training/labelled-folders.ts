// Finds labelled pages in folders: each is recognised by what it holds, and folders of such folders are looked through.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../errors.ts';
import type { LabelledPage, SampleSize } from './labelled-page.ts';
import { mirrorPages } from './mirror-pages.ts';
import { savedPages } from './saved-pages.ts';

/** All labelled pages below these folders. Throws InputError for a folder that holds none. */
export async function labelledPages(
  folders: readonly string[],
  mirrorSample: SampleSize,
): Promise<LabelledPage[]> {
  const pages: LabelledPage[] = [];
  for (const folder of folders) {
    const found = await pagesBelow(folder, mirrorSample);
    if (found.length === 0)
      throw new InputError(
        `${folder} holds no labelled pages: expected labels.jsonl with HTML files, or truth.json with a WARC file`,
      );
    pages.push(...found);
  }
  return pages;
}

async function pagesBelow(folder: string, mirrorSample: SampleSize): Promise<LabelledPage[]> {
  if (existsSync(join(folder, 'labels.jsonl'))) return savedPages(folder);
  if (existsSync(join(folder, 'truth.json'))) return mirrorPages(folder, mirrorSample);
  if (!existsSync(folder)) throw new InputError(`${folder} does not exist`);
  const pages: LabelledPage[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) pages.push(...(await pagesBelow(join(folder, entry.name), mirrorSample)));
  }
  return pages;
}
