// Small pages in the layouts that forums use, and how tests read what was found on them.
import { said } from '../../lab/sketches/posts/said.ts';
import { foldedText, parseHtml } from '../../src/page/index.ts';
import { ownRanges, type PageStructure, pageStructure, type Region } from '../../src/records/index.ts';

export interface Post {
  readonly number: number;
  readonly author: string;
  readonly text: string;
  readonly time: string;
}

/** Posts number 1 … `count`. */
export function posts(count: number): Post[] {
  return said(count).map(({ number, author, text, shownTime }) => ({
    number,
    author,
    text,
    time: shownTime,
  }));
}

/** A page with a menu above and a footer below its content. */
export function structureOf(content: string): PageStructure {
  const menu = ['Home', 'Search', 'Members', 'Help'].map((text) => `<li><a href="/${text}">${text}</a></li>`);
  return pageStructure(
    parseHtml(
      `<html><head><title>Forum</title></head><body><ul class="menu">${menu.join('')}</ul>
<div id="content"><h1>Black screen</h1>${content}</div><p class="footer">All times are UTC.</p></body></html>`,
      'http://forum.test/thread/1',
    ),
  );
}

/** The text that belongs to each record itself. */
export function ownTexts({ page }: PageStructure, region: Region): string[] {
  return region.records.map((_, i) => {
    let text = '';
    for (const { from, to } of ownRanges(region, i))
      for (let node = from; node < to; node++) if (page.tree.isText(node)) text += ` ${page.tree.text(node)}`;
    return text.replace(/\s+/g, ' ').trim();
  });
}

/** The region with exactly one record a post: it holds this post's number in brackets and no other's. */
export function regionOfPosts(structure: PageStructure, wanted: readonly Post[]): Region | undefined {
  return structure.regions.find((region) => {
    const texts = ownTexts(structure, region);
    return (
      texts.length === wanted.length &&
      texts.every((text, i) => {
        const numbers = [...text.matchAll(/\((\d+)\)/g)].map(([, number]) => Number(number));
        return numbers.length === 1 && numbers[0] === wanted[i]!.number;
      })
    );
  });
}

/** What was found instead, for the message of a failing test. */
export function described(structure: PageStructure): string {
  return structure.regions
    .map((region) => {
      const { tree } = structure.page;
      const first = region.records[0]!.first;
      return `${region.detector} ${region.records.length} x <${tree.tag(first)}> "${foldedText(tree, first).slice(0, 40)}"`;
    })
    .join('\n');
}
