// Page types on lab forums, with the shipped weights: floors that may only be raised.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { dialects } from '../../lab/index.ts';
import {
  classifyPage,
  classifySite,
  figuresOf,
  type Judgement,
  type LabelledPage,
  labelledFeatures,
  type PageTypeGuess,
  pageFeatures,
} from '../../src/classify/index.ts';
import { siteTypeModel } from '../../src/classify/weights/page-type.ts';
import { pageTypeModel } from '../../src/classify/weights/single-page.ts';
import { labPages } from '../../src/cli/train.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

type Floors = Record<'index' | 'thread', { readonly precision: number; readonly recall: number }>;
const { pageTypes: alone, pageTypesWithinSites: withinSites } = JSON.parse(
  readFileSync(new URL('../../bench/floors.json', import.meta.url), 'utf8'),
) as {
  pageTypes: Floors;
  pageTypesWithinSites: Floors;
};

let pages: readonly LabelledPage[];
beforeAll(async () => {
  pages = await labPages(
    dialects.filter(({ isShell }) => !isShell).map(({ name }) => name),
    { index: 4, thread: 4, other: 4 },
    // Other forums than those the weights were trained on.
    2,
  );
}, 120_000);

/** Compares what was said of each page with what it is. */
function expectFloors(guessed: ReadonlyMap<LabelledPage, PageTypeGuess>, least: Floors): void {
  const features = labelledFeatures([...guessed.keys()]);
  const judgements = [...guessed.values()].map(
    ({ type, confidence }, at): Judgement => ({ page: features[at]!, guess: type, confidence }),
  );
  const wrong = judgements
    .filter(({ page, guess }) => page.type !== guess)
    .map(({ page, guess }) => `${page.site}: ${page.type} taken for ${guess} ${page.url}`);
  for (const type of ['index', 'thread'] as const) {
    const { precision, recall } = figuresOf(judgements, type);
    expect(100 * precision, wrong.join('\n')).toBeGreaterThanOrEqual(least[type].precision);
    expect(100 * recall, wrong.join('\n')).toBeGreaterThanOrEqual(least[type].recall);
  }
}

describe('classifySite', () => {
  test('holds its floors over a sample of pages of every lab dialect', { timeout: 120_000 }, () => {
    const guesses = new Map<LabelledPage, PageTypeGuess>();
    for (const { name } of dialects) {
      const mates = pages.filter(({ site }) => site === name);
      const found = classifySite(mates.map(({ page }) => pageStructure(page)));
      for (const [at, mate] of mates.entries()) guesses.set(mate, found[at]!);
    }
    expect(guesses.size).toBe(pages.length);
    expectFloors(guesses, withinSites);
  });

  test('says of a page without company what its structure says', () => {
    const structure = pageStructure(pages[0]!.page);
    expect(classifySite([structure])[0]).toMatchObject({ type: classifyPage(structure).type });
    expect(classifySite([])).toEqual([]);
  });
});

describe('classifyPage', () => {
  test('holds its floors where a page shows several rows or posts', { timeout: 120_000 }, () => {
    const rich = pages.filter(({ records }) => records !== 1);
    const guesses = rich.map((page) => [page, classifyPage(pageStructure(page.page))] as const);
    expectFloors(new Map(guesses), alone);
  });

  test('calls an empty page other, and scores sum to one', () => {
    const guess = classifyPage(pageStructure(parseHtml('', 'http://forum.test/')));
    expect(guess.type).toBe('other');
    expect(guess.confidence).toBe(guess.scores.other);
    expect(guess.scores.index + guess.scores.thread + guess.scores.other).toBeCloseTo(1, 9);
  });

  test('has a feature for every weight it ships, and says where the weights come from', () => {
    const names = new Set(Object.keys(pageFeatures(pageStructure(parseHtml('', 'http://forum.test/')))));
    for (const model of [pageTypeModel, siteTypeModel.own].flatMap(({ index, thread }) => [index, thread])) {
      expect(Object.keys(model.weights).length).toBeGreaterThan(5);
      for (const name of Object.keys(model.weights)) expect(names).toContain(name);
    }
    for (const { provenance } of [pageTypeModel, siteTypeModel]) {
      expect(Object.keys(provenance.pages.lab ?? {}).length).toBeGreaterThan(20);
      expect(Object.keys(provenance.heldOut).length).toBeGreaterThan(0);
    }
  });
});
