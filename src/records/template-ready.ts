// A template made ready to read by: the same for every page of a site, so it is made once.
import type { NameRanks } from './post-rows.ts';
import type { RecordTemplate } from './template.ts';
import { TemplatePaths } from './template-paths.ts';

export interface ReadyTemplate {
  readonly ranks: NameRanks;
  readonly paths: TemplatePaths;
  readonly hasFurniture: boolean;
}

const ready = new WeakMap<RecordTemplate, ReadyTemplate>();

export function readyTemplate(template: RecordTemplate): ReadyTemplate {
  let made = ready.get(template);
  if (made === undefined) {
    const ranks = new Map(template.ranks.map((name, rank) => [name, rank]));
    const hasFurniture = Object.keys(template.furniture).length > 0;
    made = { ranks, paths: new TemplatePaths(pathsOf(template), ranks), hasFurniture };
    ready.set(template, made);
  }
  return made;
}

function pathsOf({ indent, byline, ...template }: RecordTemplate): string[] {
  return [
    template.author,
    template.time,
    [template.body],
    template.more ?? [],
    template.permalink,
    template.id,
    template.number,
    template.likes,
    template.joined,
    template.userPosts,
    template.userTitle,
    template.signature,
    template.edited,
    template.replyLink,
    indent == null ? [] : [indent.path],
    byline == null ? [] : [byline.path],
  ].flat();
}
