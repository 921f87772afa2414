// The post template of a site from whatever thread pages are at hand.
import { clocksOf, toldZone } from './page-zone.ts';
import { applyTemplate, extractPosts } from './post-extract.ts';
import { structuredOffsets } from './post-structured.ts';
import type { PageStructure } from './regions.ts';
import { agreedZone, type ZoneEvidence } from './site-zone.ts';
import type { PostTemplate } from './template.ts';
import { learnPostTemplate } from './template-posts.ts';

const ENOUGH_RICH = 2;

/**
 * Learns from the pages that show several posts, when there are some: where most pages have a single post, whatever
 * stands beside it on every page looks like a part of it.
 */
export function siteTemplate(structures: readonly PageStructure[]): PostTemplate | undefined {
  const rich = structures.filter((structure) => extractPosts(structure).posts.length >= 2);
  const template = learnPostTemplate(rich.length >= ENOUGH_RICH ? rich : structures);
  if (template === undefined) return undefined;
  return {
    ...template,
    seenPages: structures.length,
    zone: agreedZone(structures.flatMap((structure) => zoneEvidence(structure, template))),
  };
}

function zoneEvidence({ page }: PageStructure, template: PostTemplate): ZoneEvidence[] {
  const { posts } = applyTemplate(page, template);
  const [first] = posts;
  if (first === undefined) return [];
  const end = page.tree.end[posts.at(-1)!.node]!;
  const dates = {
    now: page.writtenAt,
    order: template.order ?? undefined,
    language: page.language === '' ? undefined : page.language,
  };
  return [
    {
      told: toldZone(page, first.node, end),
      pairs: structuredOffsets(page, posts),
      clocks: clocksOf(page, first.node, end, dates),
    },
  ];
}
