import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/page/index.ts';
import {
  classifyByTableOne,
  tableOneFeatures,
  tableOneModels,
} from '../../../src/papers/focus/page-classifier.ts';
import { PageFrame } from '../../../src/papers/focus/page-frame.ts';
import { annotatedForums } from '../../../src/papers/focus/train-classifiers.ts';
import { pageStructure } from '../../../src/records/index.ts';

const structureOf = (html: string) =>
  pageStructure(parsePage({ url: 'http://a.test/', body: Buffer.from(html) }));
const day = (n: number) => `2024-03-${String(n).padStart(2, '0')} 12:00`;
const rows = Array.from(
  { length: 20 },
  (_, n) =>
    `<tr><td><a href="/t/${n}">What do you think of thing number ${n}</a></td><td><a href="/u/${n % 4}">ann${n % 4}</a></td><td>${n}</td><td>${day(25 - n)}</td></tr>`,
).join('');
const posts = Array.from(
  { length: 8 },
  (_, n) =>
    `<div class="post"><p><a href="/u/${n % 4}">ann${n % 4}</a> ${day(n + 1)}</p><p>${'Nobody has said so before, and it was high time to say it aloud. '.repeat(6)}</p></div>`,
).join('');

describe("the papers' page classifiers", () => {
  it('see what their table 1 has and nothing else', () => {
    const structure = structureOf(`<table>${rows}</table>`);
    for (const table of ['focus', 'url-types'] as const) {
      const names = Object.keys(tableOneFeatures[table](structure));
      expect(Object.keys(tableOneModels[table].index.weights)).toEqual(names);
      expect(Object.keys(tableOneModels[table].thread.weights)).toEqual(names);
    }
    expect(Object.keys(tableOneFeatures.focus(structure))).toHaveLength(8);
  });
  it('are trained on five and on three forums', () => {
    for (const table of ['focus', 'url-types'] as const)
      expect(Object.keys(tableOneModels[table].provenance.pages)).toEqual(annotatedForums[table].names);
    expect(annotatedForums.focus.names).toHaveLength(5);
    expect(annotatedForums['url-types'].names).toHaveLength(3);
  });
  it('of FoCUS, which the strategy uses, tell a list of threads, a thread, and neither', () => {
    expect(classifyByTableOne(structureOf(`<table>${rows}</table>`))).toBe('index');
    expect(classifyByTableOne(structureOf(posts))).toBe('thread');
    expect(classifyByTableOne(structureOf('<p>Log in</p><input>'))).toBe('other');
  });
  it('see the page alone, not boxes that most pages of a forum show', () => {
    const structures = [1, 2, 3].map((n) => structureOf(`<h1>Profile of ann${n}</h1><p>Member</p>${posts}`));
    const list = structureOf(`<table>${rows}</table>${posts}`);
    const frame = new PageFrame();
    for (const structure of [...structures, list]) frame.add(structure);
    const [profile] = structures;
    expect(classifyByTableOne(profile!)).toBe('thread');
    expect(classifyByTableOne(profile!, frame.ownRegions(profile!))).toBe('other');
    expect(classifyByTableOne(list, frame.ownRegions(list))).toBe('index');
  });
  it('know a box by what it says, whatever time it tells and whatever kind of page it stands on', () => {
    const box = (minutes: number) => posts.replaceAll(/2024-03-\d+ 12:00/g, `${minutes} minutes ago`);
    const [profile, ...others] = [1, 2, 3, 4].map((n) =>
      structureOf(`<body class="profile id-${n}"><h1>Profile of ann${n}</h1><p>Member</p>${box(n)}</body>`),
    );
    const frame = new PageFrame();
    for (const structure of [profile!, ...others]) frame.add(structure);
    expect(classifyByTableOne(profile!, frame.ownRegions(profile!))).toBe('other');
  });
  it('leave a page all its structures while too few pages were seen', () => {
    const structure = structureOf(posts);
    const frame = new PageFrame();
    frame.add(structure);
    frame.add(structureOf(posts));
    expect(frame.ownRegions(structure)).toEqual(structure.regions);
  });
});
