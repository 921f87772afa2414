// What a reader sees of a post's body, as plain text: blocks on lines of their own.
// A quote's text belongs to the post that quotes, as in a browser's selection; its attribution line does not.
import type { Block } from '../types.ts';

/** The text of a body. */
export function bodyText(
  blocks: readonly Block[],
  options: { readonly quotes: boolean } = { quotes: true },
): string {
  const lines: string[] = [];
  for (const block of blocks) {
    switch (block.kind) {
      case 'quote':
        if (options.quotes) lines.push(block.text);
        break;
      case 'list':
        lines.push(...block.items);
        break;
      case 'spoiler':
        if (block.title) lines.push(block.title);
        lines.push(block.text);
        break;
      case 'image':
        break;
      default:
        lines.push(block.text);
    }
  }
  return lines.join('\n');
}
