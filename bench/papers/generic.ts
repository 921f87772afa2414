// What a generic crawler finds (FoCUS figure 5): it goes breadth-first, obeys robots.txt and 'nofollow', and notes what
// these kept it from.
import type { Page } from '../../src/page/index.ts';
import type { Forum } from './forums.ts';
import { type Labels, worthOf } from './labels.ts';
import type { Simulation } from './simulate.ts';

/** Numbers of URLs. */
export interface GenericFigures {
  readonly forum: string;
  readonly threads: number;
  readonly boards: number;
  /** Uninformative and duplicate ones. */
  readonly useless: number;
  readonly denied: number;
  readonly nofollow: number;
}

/** Notes the links that a crawl is asked not to follow. */
export class NofollowLinks {
  readonly #host: string;
  readonly #urls = new Set<string>();

  constructor(entry: string) {
    this.#host = new URL(entry).host;
  }

  see({ links, robots }: Page): void {
    const isOfPage = robots.includes('nofollow') || robots.includes('none');
    for (const { url, rel } of links)
      if ((isOfPage || rel.includes('nofollow')) && new URL(url).host === this.#host) this.#urls.add(url);
  }

  /** Those that no other link led to. */
  besides(visited: ReadonlySet<string>): number {
    return [...this.#urls].filter((url) => !visited.has(url)).length;
  }
}

export function genericFigures(
  forum: Forum,
  labels: Labels,
  { visits, denied }: Simulation,
  nofollow: NofollowLinks,
): GenericFigures {
  const worth = worthOf(visits, labels);
  const kinds = visits.map(({ url }, i) => (worth[i] === 'valuable' ? forum.truthOf(url).type : 'other'));
  const count = (pattern: RegExp) => kinds.filter((kind) => pattern.test(kind)).length;
  const [threads, boards] = [count(/^thread/), count(/^(index|entry)/)];
  return {
    forum: forum.name,
    threads,
    boards,
    useless: visits.length - threads - boards,
    denied: denied.length,
    nofollow: nofollow.besides(new Set([...visits.map(({ url }) => url), ...denied])),
  };
}
