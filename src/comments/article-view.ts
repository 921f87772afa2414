// An article somebody is on: the page as it stands now, and the comments seen in it.
import type { BrowserVisit } from '../fetch/index.ts';
import { type Page, parsePage } from '../page/index.ts';
import type { PostTemplate } from '../records/index.ts';
import { type FoundSection, findSection } from './find-section.ts';

/** What a look at the page showed. */
export interface Look {
  readonly page: Page;
  readonly section: FoundSection | undefined;
}

/** Reads the page of a visit as it stands. `template`: how the site draws comments, if known. */
export async function lookAt(visit: BrowserVisit, template: PostTemplate | undefined): Promise<Look> {
  // A page that is just being left for another one does not answer; the other one does.
  const html = await visit.snapshot().catch(async () => {
    await visit.settle();
    return visit.snapshot();
  });
  const page = parsePage({
    url: visit.url,
    body: Buffer.from(html),
    headers: { 'content-type': 'text/html; charset=utf-8' },
    fetchedAt: Date.now(),
  });
  return { page, section: findSection(page, { template }) };
}

/** The live element a node of a look stands for, or of the nearest around it. */
export function liveNode({ tree }: Page, node: number): string {
  for (let at = node; at >= 0; at = tree.parent[at]!) {
    const name = tree.attribute(at, 'skein-node');
    if (name !== undefined) return name;
  }
  return '0:0';
}

/** Whether a node stands in a frame. */
export function isInFrame(page: Page, node: number): boolean {
  return !liveNode(page, node).startsWith('0:');
}

/** Whether a node stands in something that lies over the page. */
export function isInDialog({ tree }: Page, node: number): boolean {
  for (let at = node; at > 0; at = tree.parent[at]!) {
    if (tree.tag(at) === 'dialog' || tree.attribute(at, 'aria-modal') === 'true') return true;
    if (/dialog/.test(tree.attribute(at, 'role') ?? '')) return true;
    const names = `${tree.attribute(at, 'class') ?? ''} ${tree.attribute(at, 'id') ?? ''}`;
    if (/modal|drawer|offcanvas|popup|lightbox|overlay|flyout|sidepanel|side-panel/i.test(names)) return true;
  }
  return false;
}
