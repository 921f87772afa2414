// Labelled pages from folders, cross-validation over sites, and the command that trains.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  crossValidate,
  figuresOf,
  type LabelledFeatures,
  labelledPages,
  modelFileText,
  type PageTypeModel,
} from '../../src/classify/index.ts';
import { run } from '../../src/cli/program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-train-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const none = { index: 0, thread: 0, other: 0 };

function save(name: string, labels: readonly object[], html = '<p>hello'): string {
  const dir = join(folder, name);
  mkdirSync(dir);
  writeFileSync(join(dir, 'labels.jsonl'), labels.map((label) => JSON.stringify(label)).join('\n'));
  writeFileSync(join(dir, 'a.html'), html);
  return dir;
}

describe('labelled folders', () => {
  test('count entry pages as index pages and leave out what is no clear example', async () => {
    save('one', [
      { file: 'a.html', url: 'http://a.test/', site: 'a.test', type: 'entry' },
      { file: 'a.html', url: 'http://a.test/t', site: 'a.test', type: 'thread' },
      { file: 'a.html', url: 'http://a.test/x', site: 'a.test', type: 'index', index_verified: false },
      { file: 'a.html', url: 'http://a.test/search?q=x', site: 'a.test', type: 'other' },
      { file: 'a.html', url: null, site: 'news', has_comments: true },
      { file: 'a.html', url: null, site: 'news', has_comments: false },
    ]);
    const pages = await labelledPages([folder], none);
    expect(pages.map(({ site, type }) => `${site} ${type}`)).toEqual([
      'a.test index',
      'a.test thread',
      'news other',
    ]);
  });

  test('that hold nothing are named', async () => {
    await expect(labelledPages([folder], none)).rejects.toThrow(/holds no labelled pages/);
    await expect(labelledPages([join(folder, 'nowhere')], none)).rejects.toThrow(/does not exist/);
  });

  test('that name a missing page say which line does', async () => {
    const dir = save('two', [{ file: 'b.html', site: 'a.test', type: 'index' }]);
    await expect(labelledPages([dir], none)).rejects.toThrow(/labels\.jsonl:1 names b\.html/);
  });
});

const NO_EVIDENCE = {
  url: '',
  features: {},
  layout: new Set<string>(),
  links: new Map<string, 'title'>(),
  columns: new Map<string, never>(),
  rowPlaces: new Set<string>(),
  postPlaces: new Set<string>(),
};

describe('cross-validation', () => {
  /** Feature `own` gives every page of a site away, but only within the site: other sites have it the other way round. */
  const pages: LabelledFeatures[] = ['a', 'b', 'c', 'd'].flatMap((site, s) =>
    (['index', 'thread', 'other'] as const).flatMap((type) =>
      Array.from({ length: 4 }, (_, i) => ({
        source: 'lab' as const,
        site,
        type,
        url: `http://${site}.test/${type}/${i}`,
        evidence: NO_EVIDENCE,
        features: {
          own: type === 'index' ? (s % 2 === 0 ? 9 : -9) : 0,
          shared: type === 'thread' ? 1 + i / 10 : -1 - i / 10,
        },
      })),
    ),
  );

  test('judges each page once, by what holds on other sites too', () => {
    const judgements = crossValidate(pages, { cost: 1, seed: 1 });
    expect(judgements).toHaveLength(pages.length);
    expect(figuresOf(judgements, 'thread')).toEqual({ precision: 1, recall: 1 });
    // Trained on its own site too, it would find half of these.
    expect(figuresOf(judgements, 'index').recall).toBeLessThan(0.5);
  });
});

describe('model files', () => {
  const model: PageTypeModel = {
    index: { bias: 0, weights: { x: 1 }, slope: -1, offset: 0 },
    thread: { bias: 0, weights: { x: 2 }, slope: -1, offset: 0 },
    site: {
      index: { bias: 0, weights: { y: 1 }, slope: -1, offset: 0 },
      thread: { bias: 0, weights: { y: 2 }, slope: -1, offset: 0 },
    },
    provenance: { trainedOn: '2026-01-01', seed: 1, cost: 1, pages: {}, crossValidated: {} },
  };

  test('are modules or JSON by their name', () => {
    expect(JSON.parse(modelFileText(model, 'weights.json'))).toEqual(model);
    expect(modelFileText(model, 'weights.ts')).toMatch(/export const pageTypeModel: PageTypeModel = \{/);
  });
});

describe('skein train', () => {
  test('refuses to learn from nothing', async () => {
    expect(await run(['train', '--no-lab'])).toBe(2);
  });

  test('writes weights that say what they were made from', async () => {
    const rows = Array.from(
      { length: 8 },
      (_, i) => `<tr><td><a href="/t/${i}">thread number ${i}</a><td>2024-01-0${i + 1}</tr>`,
    );
    const labels = ['a', 'b', 'c'].flatMap((site) =>
      ['index', 'other'].map((type) => ({
        file: type === 'index' ? 'a.html' : 'o.html',
        url: `http://${site}.test/${type}`,
        site,
        type,
      })),
    );
    const dir = save('three', labels, `<table>${rows.join('')}</table>`);
    writeFileSync(join(dir, 'o.html'), '<p>nothing here');
    const out = join(folder, 'weights.json');
    expect(await run(['train', '--no-lab', '--data', dir, '--seed', '3', '--out', out])).toBe(0);
    const model = JSON.parse(readFileSync(out, 'utf8')) as PageTypeModel;
    expect(model.provenance.seed).toBe(3);
    expect(model.provenance.pages).toEqual({
      saved: Object.fromEntries(['a', 'b', 'c'].map((site) => [site, '1 index, 0 thread, 1 other'])),
    });
    expect(model.provenance.crossValidated['index, page alone']).toBe('precision 100.00 %, recall 100.00 %');
  });
});
