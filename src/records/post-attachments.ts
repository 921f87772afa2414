// Files that hang on a post: links that say they download, or whose text is the name of a file.
import { type Link, type Page, type Tree, tagId } from '../page/index.ts';

export interface Attachment {
  readonly name: string;
  readonly url: string;
}

const A = tagId('a');
const AREA = tagId('area');
const FILE_NAME = /^[^\s/\\:*?"<>|][^/\\:*?"<>|]{0,120}\.([a-z0-9]{2,5})$/i;
/** What ends like this is an address or a page. */
const NOT_FILES =
  /^(?:com|org|net|edu|gov|info|io|de|fr|es|it|pl|ru|cz|uk|jp|cn|eu|html?|php\d?|aspx?|jsp|cgi)$/i;

/** Attachments among the nodes of a record. */
export function attachmentsIn(
  { tree }: Page,
  roots: readonly number[],
  inner: ReadonlyMap<number, number>,
  linkAt: (node: number) => Link | undefined,
): Attachment[] {
  const found = new Map<string, Attachment>();
  for (const root of roots) {
    for (let node = root; node < tree.end[root]!; ) {
      const innerUntil = inner.get(node);
      if (innerUntil !== undefined) {
        node = innerUntil;
        continue;
      }
      const tag = tree.tagId[node];
      const link = tag === A || tag === AREA ? linkAt(node) : undefined;
      if (link !== undefined && isFileLink(tree, node, link))
        found.set(link.url, { name: link.text, url: link.url });
      node++;
    }
  }
  return [...found.values()];
}

/** Whether a link leads to a file. */
export function isFileLink(tree: Tree, node: number, link: Link): boolean {
  return isFile(tree.attribute(node, 'download'), link.text);
}

function isFile(download: string | undefined, text: string): boolean {
  if (download !== undefined) return text !== '';
  const extension = FILE_NAME.exec(text)?.[1];
  return extension !== undefined && !NOT_FILES.test(extension) && /[a-z]/i.test(extension);
}
