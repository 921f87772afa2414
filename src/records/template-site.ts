// The post template of a site from whatever thread pages are at hand.
import type { Link, Page } from '../page/index.ts';
import { learnMessageTemplate } from './message-template.ts';
import { clocksOf, toldZone } from './page-zone.ts';
import { applyTemplate, extractPosts } from './post-extract.ts';
import { NO_TEMPLATE } from './post-single.ts';
import { structuredOffsets } from './post-structured.ts';
import type { ExtractedPost } from './post-types.ts';
import type { PageStructure } from './regions.ts';
import { agreedZone, type ZoneEvidence } from './site-zone.ts';
import type { PostTemplate } from './template.ts';
import { learnPostTemplate } from './template-posts.ts';
import { headingsOfSite } from './thread-title.ts';

interface ReadAlone {
  readonly structure: PageStructure;
  readonly posts: readonly ExtractedPost[];
}

const ENOUGH_RICH = 2;

/**
 * Learns from the pages that show several posts, when there are some: where most pages have a single post, whatever
 * stands beside it on every page looks like a part of it.
 */
export function siteTemplate(structures: readonly PageStructure[]): PostTemplate | undefined {
  const alone = structures.map((structure) => ({ structure, posts: extractPosts(structure).posts }));
  const rich = alone.filter(({ posts }) => posts.length >= 2);
  const template = learnPostTemplate(
    (rich.length >= ENOUGH_RICH ? rich : alone).map(({ structure }) => structure),
  );
  if (template === undefined) return undefined;
  if (rich.length < ENOUGH_RICH && !agrees(template, alone)) return undefined;
  return {
    ...template,
    seenPages: structures.length,
    zone: agreedZone(structures.flatMap((structure) => zoneEvidence(structure, template))),
  };
}

/** Learns how a site draws pages that show one message each; `isMessage` tells links to other messages. */
export function messageSiteTemplate(
  pages: readonly Page[],
  isMessage: (link: Link) => boolean,
): PostTemplate | undefined {
  const learned = learnMessageTemplate(pages, isMessage);
  if (learned === undefined) return undefined;
  const { template, order } = learned;
  return {
    version: 1,
    posts: NO_TEMPLATE,
    lead: null,
    message: template,
    headings: headingsOfSite(pages),
    order,
    pages: pages.length,
    records: pages.length,
    seenPages: pages.length,
    confidence: (1 + Number(template.author !== null) + Number(template.time !== null)) / 3,
  };
}

/** Few pages of one post each may have more in common beside the post: what each shows by itself is then to be trusted. */
function agrees(template: PostTemplate, alone: readonly ReadAlone[]): boolean {
  const single = alone.filter(({ posts }) => posts.length === 1);
  const same = single.filter(({ structure, posts: [post] }) => {
    const { posts } = applyTemplate(structure.page, template);
    return posts.length === 1 && (posts[0]!.text.includes(post!.text) || post!.text.includes(posts[0]!.text));
  });
  return 2 * same.length >= single.length;
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
