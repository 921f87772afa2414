// ComCrawler's TF-IDF baseline: an element's source as terms, the most frequent of them as features, a linear SVM on top.
import type { GroupedExample } from '../../src/classify/index.ts';

export interface LabelledSource {
  readonly html: string;
  readonly isPositive: boolean;
  readonly site: string;
  readonly language: string;
}

/** Examples over the `count` terms most elements have. Which element has which is binary: elements are short. */
export function termExamples(sources: readonly LabelledSource[], count: number): GroupedExample[] {
  const terms = sources.map(({ html }) => [...new Set(html.toLowerCase().match(/[\p{L}]{2,}/gu) ?? [])]);
  const frequency = new Map<string, number>();
  for (const own of terms) for (const term of own) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const kept = new Set(
    [...frequency]
      .sort((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([term]) => term),
  );
  return sources.map(({ isPositive, site, language }, at) => ({
    isPositive,
    site,
    language,
    features: terms[at]!.filter((term) => kept.has(term)),
  }));
}
