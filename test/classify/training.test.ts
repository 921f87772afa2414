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
  SitePages,
  type SiteTypeModel,
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

describe('cross-validation', () => {
  /** Feature `own` gives every page of a site away, but only within the site: other sites have it the other way round. */
  const pages: LabelledFeatures[] = ['a', 'b', 'c', 'd'].flatMap((site, s) =>
    (['index', 'thread', 'other'] as const).flatMap((type) =>
      Array.from({ length: 4 }, (_, i) => ({
        source: 'lab' as const,
        site,
        type,
        url: `http://${site}.test/${type}/${i}`,
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
  const one = { bias: 0, weights: { x: 1, "it's": 2 }, ranges: { x: [0, 1] as const }, slope: -1, offset: 0 };
  const provenance = { seed: 1, cost: 1, pages: {}, heldOut: {} };
  const both = { index: one, thread: one };

  test('are modules or JSON by their name', () => {
    const alone: PageTypeModel = { ...both, provenance };
    expect(JSON.parse(modelFileText(alone, 'weights.json'))).toEqual(alone);
    expect(modelFileText(alone, 'weights.ts')).toMatch(/export const pageTypeModel: PageTypeModel = \{/);
    const together: SiteTypeModel = { own: both, rounds: [both, both], provenance };
    const text = modelFileText(together, 'weights.ts');
    const [, literal] = text.split('siteTypeModel: SiteTypeModel = ');
    expect(new Function(`return ${literal}`)()).toEqual(together);
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
    expect(
      await run(['train', '--what', 'single-pages', '--no-lab', '--data', dir, '--seed', '3', '--out', out]),
    ).toBe(0);
    const model = JSON.parse(readFileSync(out, 'utf8')) as PageTypeModel;
    expect(model.provenance.seed).toBe(3);
    expect(model.provenance.pages).toEqual({
      saved: Object.fromEntries(['a', 'b', 'c'].map((site) => [site, '1 index, 0 thread, 1 other'])),
    });
    expect(model.provenance.heldOut.index).toBe('precision 100.00 %, recall 100.00 %');
  });

  test('learns what the pages of a site say of each other from walks, the same in every run', async () => {
    const forums = ['a', 'b', 'c'].map((site) => mirror(site, site === 'c' ? 'Other 1.0' : `Same ${site}`));
    const out = (name: string) => join(folder, name);
    const train = (name: string, ...more: string[]) =>
      run(['train', '--no-lab', '--data', folder, '--out', out(name), ...more]);
    expect(await train('all.json')).toBe(0);
    const model = JSON.parse(readFileSync(out('all.json'), 'utf8')) as SiteTypeModel;
    expect(Object.keys(model.provenance.pages.mirror!)).toEqual(forums);
    expect(Object.keys(model.provenance.heldOut)).toHaveLength(4);
    expect(() => new SitePages(model)).not.toThrow();
    // By the name of the software, and by that of a site.
    for (const name of ['one.json', 'two.json']) expect(await train(name, '--without', 'same')).toBe(0);
    expect(readFileSync(out('one.json'), 'utf8')).toBe(readFileSync(out('two.json'), 'utf8'));
    const other = JSON.parse(readFileSync(out('one.json'), 'utf8')) as SiteTypeModel;
    expect(Object.keys(other.provenance.pages.mirror!)).toEqual(['c']);
    expect(await train('none.json', '--without', 'same,c')).toBe(2);
  });
});

/** Saves a tiny mirror: a front page, two boards, six threads and a page of rules. */
function mirror(site: string, software: string): string {
  const host = `http://${site}.test`;
  const row = (url: string, text: string, day: number) =>
    `<tr><td><a href="${url}">${text}</a><td>${day + 3}<td>2024-01-0${day + 1}</tr>`;
  const post = (i: number) =>
    `<div class=post><a href="/rules">ann${i}</a> <i>2024-01-0${i + 1} 10:00</i><p>I would try it slowly and tell you all what came of it, ${i}.</p></div>`;
  const pages = new Map([
    ['/', `<table>${row('/b/1', 'All about wood', 1)}${row('/b/2', 'All about glue', 2)}</table>`],
    ['/rules', '<p>Be kind to each other.'],
  ]);
  for (const board of [1, 2]) {
    const rows = [1, 2, 3].map((i) => row(`/t/${board}${i}`, `How to mend chair ${i}`, i));
    pages.set(`/b/${board}`, `<a href="/">Home</a><table>${rows.join('')}</table>`);
    for (const i of [1, 2, 3])
      pages.set(`/t/${board}${i}`, `<a href="/b/${board}">Board</a>${[1, 2, 3].map(post).join('')}`);
  }
  const dir = join(folder, site);
  mkdirSync(dir);
  const records = [...pages].map(([path, body]) => {
    const http = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>Page ${path}</title>${body}`;
    return `WARC/1.1\r\nWARC-Type: response\r\nWARC-Target-URI: ${host}${path}\r\nWARC-Date: 2024-01-01T00:00:00Z\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: ${http.length}\r\n\r\n${http}\r\n\r\n`;
  });
  writeFileSync(join(dir, 'mirror.warc'), records.join(''));
  const urls = [...pages.keys()].map((path) => ({ url: host + path, status: 200, type: 'text/html' }));
  writeFileSync(join(dir, 'urls.jsonl'), urls.map((line) => JSON.stringify(line)).join('\n'));
  const rules = [
    { re: '/$', type: 'entry' },
    { re: '/b/', type: 'index' },
    { re: '/t/', type: 'thread' },
  ];
  writeFileSync(join(dir, 'truth.json'), JSON.stringify({ name: site, software, entry: `${host}/`, rules }));
  return site;
}
