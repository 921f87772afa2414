// Finds labelled pages in folders: each is recognised by what it holds, and folders of such folders are looked through.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../errors.ts';
import type { LabelledPage, SampleSize } from './labelled-page.ts';
import { mirrorPages } from './mirror-pages.ts';
import { mirrorWalks, type WalkOptions } from './mirror-walks.ts';
import { savedPages } from './saved-pages.ts';
import { pageSamples, type SiteSample, walkSamples } from './site-samples.ts';
import { bySite } from './train-page-type.ts';

/** All labelled pages below these folders. Throws InputError for a folder that holds none. */
export async function labelledPages(
  folders: readonly string[],
  mirrorSample: SampleSize,
): Promise<LabelledPage[]> {
  const pages: LabelledPage[] = [];
  for (const { folder, isMirror } of labelledFolders(folders))
    pages.push(...(isMirror ? await mirrorPages(folder, mirrorSample) : savedPages(folder)));
  return pages;
}

/** Samples of all sites below these folders: walks over mirrors, and all saved pages of each site. */
export async function labelledSamples(
  folders: readonly string[],
  options: WalkOptions,
): Promise<SiteSample[]> {
  const samples: SiteSample[] = [];
  for (const { folder, isMirror } of labelledFolders(folders))
    samples.push(
      ...(isMirror
        ? (await mirrorWalks(folder, options)).flatMap(walkSamples)
        : bySite(savedPages(folder)).flatMap((mates) => pageSamples(mates, options.seed))),
    );
  return samples;
}

interface LabelledFolder {
  readonly folder: string;
  readonly isMirror: boolean;
}

function labelledFolders(folders: readonly string[]): LabelledFolder[] {
  return folders.flatMap((folder) => {
    const found = foldersBelow(folder);
    if (found.length === 0)
      throw new InputError(
        `${folder} holds no labelled pages: expected labels.jsonl with HTML files, or truth.json with a WARC file`,
      );
    return found;
  });
}

function foldersBelow(folder: string): LabelledFolder[] {
  if (existsSync(join(folder, 'labels.jsonl'))) return [{ folder, isMirror: false }];
  if (existsSync(join(folder, 'truth.json'))) return [{ folder, isMirror: true }];
  if (!existsSync(folder)) throw new InputError(`${folder} does not exist`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => foldersBelow(join(folder, name)));
}
