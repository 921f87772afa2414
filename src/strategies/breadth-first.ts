// The baseline every other strategy is measured against: follow every link that stays on the host.
import type { SiteModel } from '../learn/index.ts';

/** A model that learns nothing and follows all links of the start URL's host, in the order they are found. */
export function breadthFirst(startUrl: string): SiteModel {
  const { host, origin } = new URL(startUrl);
  return {
    version: 1,
    strategy: 'breadth-first',
    entry: startUrl,
    hosts: [host],
    patterns: [
      {
        type: 'other',
        regex: '^',
        identity: [],
        page: 0,
        firstPage: null,
        locations: [],
        notLocations: [],
        support: 0,
        examples: [`${origin}/`],
      },
    ],
    ignoredParameters: [],
    learnedFrom: [],
    postTemplate: null,
    evidence: null,
  };
}
