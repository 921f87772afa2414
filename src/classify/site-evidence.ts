// Reads the pages of a site as they come. What is the site's frame is known better with every page; pages are read again
// without it each time their number has doubled.
import type { PageStructure } from '../records/index.ts';
import { type PageEvidence, pageEvidence } from './page-evidence.ts';
import { type FrameLeaves, framedNodes, frameKeys, frameLeaves } from './site-frame.ts';

// With two pages nothing is known of a frame; with so many it is known, and pages need not be kept any more.
const FIRST_FRAME = 3;
const LAST_FRAME = 24;
// A frame that differs by less of a page's nodes is the same.
const CHANGED = 0.02;

interface KeptPage {
  readonly structure: PageStructure;
  readonly leaves: FrameLeaves;
  isFrame: Uint8Array | undefined;
}

export class SiteEvidence {
  readonly pages: PageEvidence[] = [];
  readonly #unread: PageStructure[] = [];
  #kept: KeptPage[] = [];
  #frame: ReadonlySet<string> | undefined;
  #framedAt = 0;

  add(structure: PageStructure): void {
    this.#unread.push(structure);
  }

  /** Reads what was added; tells which pages before were read again. */
  read(): number[] {
    const before = this.pages.length;
    const count = before + this.#unread.length;
    const isSettled = this.#framedAt >= LAST_FRAME;
    const isDue = !isSettled && count >= Math.max(FIRST_FRAME, 2 * this.#framedAt);
    const fresh = this.#unread
      .splice(0)
      .map((structure): KeptPage => ({ structure, leaves: frameLeaves(structure), isFrame: undefined }));
    if (!isSettled) this.#kept.push(...fresh);
    if (isDue) {
      this.#frame = frameKeys(this.#kept.map(({ leaves }) => leaves));
      this.#framedAt = count;
    }
    const again: number[] = [];
    if (isDue)
      for (const [at, kept] of this.#kept.slice(0, before).entries()) {
        const isFrame = framedNodes(kept.structure, kept.leaves, this.#frame!);
        if (!differs(kept.isFrame, isFrame)) continue;
        this.pages[at] = evidenceOf(kept, isFrame);
        again.push(at);
      }
    for (const one of fresh)
      this.pages.push(evidenceOf(one, this.#frame && framedNodes(one.structure, one.leaves, this.#frame)));
    if (this.#framedAt >= LAST_FRAME) this.#kept = [];
    return again;
  }
}

function evidenceOf(kept: KeptPage, isFrame: Uint8Array | undefined): PageEvidence {
  kept.isFrame = isFrame;
  return pageEvidence(kept.structure, isFrame);
}

function differs(before: Uint8Array | undefined, after: Uint8Array): boolean {
  let count = 0;
  for (let node = 0; node < after.length; node++) if ((before?.[node] ?? 0) !== after[node]) count++;
  return count > CHANGED * after.length;
}
