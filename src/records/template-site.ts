// The post template of a site from whatever thread pages are at hand.
import { extractPosts } from './post-extract.ts';
import type { PageStructure } from './regions.ts';
import type { PostTemplate } from './template.ts';
import { learnPostTemplate } from './template-posts.ts';

const ENOUGH_RICH = 2;

/**
 * Learns from the pages that show several posts, when there are some: where most pages have a single post, whatever
 * stands beside it on every page looks like a part of it.
 */
export function siteTemplate(structures: readonly PageStructure[]): PostTemplate | undefined {
  const rich = structures.filter((structure) => extractPosts(structure).posts.length >= 2);
  return learnPostTemplate(rich.length >= ENOUGH_RICH ? rich : structures);
}
