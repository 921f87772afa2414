import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/page/index.ts';
import { applyTemplate, extractPosts, pageStructure, siteTemplate } from '../../src/records/index.ts';

const NAMES = ['Old Ann', 'bert77', 'Old Ann', 'Carl P.'];
const SAID = [
  'The pump hums all night, what can I do about it?',
  'Have a look at the hose, it is the hose in nine of ten cases, mine was.',
  'It was the hose. The pump is as quiet as it was on the first day.',
  'Then tell the others.',
];

/** A page whose posts begin with a line, made of a name and a day. */
function page(line: (name: string, day: number) => string, names = NAMES) {
  const posts = names.map(
    (name, i) =>
      `<div class="post" id="p${i}"><div class="top"><b>${line(name, i + 3)}</b></div><div><p>${SAID[i]}</p></div></div>`,
  );
  const html = `<html lang="en"><body><h1>Pumps</h1><div>${posts.join('')}</div></body></html>`;
  return parsePage({
    url: 'http://b.example/t/1',
    body: Buffer.from(html),
    fetchedAt: Date.UTC(2024, 6, 1),
  });
}

const authorsOf = (line: (name: string, day: number) => string): string[] =>
  extractPosts(pageStructure(page(line))).posts.map(({ author }) => author.name);

describe('a line that names the author beside the date', () => {
  it.each([
    ['before a dot', (name: string, day: number) => `${name} · <span>0${day}/05/2024 19:53</span>`],
    ['among words', (name: string, day: number) => `Posted by ${name} on May ${day}, 2024 at 10:11`],
    ['after a number', (name: string, day: number) => `${day} : ${name} : 2024/05/0${day} 10:11:12`],
    ['after the date', (name: string, day: number) => `2024-05-0${day} 10:11 — ${name} wrote:`],
  ])('tells who wrote: %s', (_, line) => {
    expect(authorsOf(line)).toEqual(NAMES);
  });

  it('is kept in the template of the site', () => {
    const line = (name: string, day: number) => `Posted by ${name} on May ${day}, 2024 at 10:11`;
    const template = siteTemplate([pageStructure(page(line))])!;
    const { posts } = applyTemplate(page(line, ['dora', 'Why me?']), JSON.parse(JSON.stringify(template)));
    expect(posts.map(({ author }) => author.name)).toEqual(['dora', 'Why me?']);
  });

  it('leaves signs to the names that have them, and takes those that stand beside every name', () => {
    const names = ['[x]Ann', 'bert--', '_carl', 'Irv W.'];
    const lines = [
      (name: string, day: number) => `Posted on 2024-05-0${day} 10:11:12 by ${name}`,
      (name: string, day: number) => `${name}, 0${day}/05/2024 19:53`,
      (name: string, day: number) => `(${name}) 0${day}/05/2024 19:53`,
    ];
    for (const line of lines) {
      const { posts } = extractPosts(pageStructure(page(line, names)));
      expect(posts.map(({ author }) => author.name)).toEqual(names);
    }
  });

  it('names those who have no profile to link', () => {
    const line = (name: string, day: number) =>
      `Submitted by ${name === 'dora' ? 'dora (guest)' : `<a href="/u/${name}">${name}</a>`} on Tue, 0${day}/05/2024 - 19:53`;
    const template = siteTemplate([pageStructure(page(line))])!;
    const { posts } = applyTemplate(page(line, ['dora', 'carl']), JSON.parse(JSON.stringify(template)));
    expect(posts.map(({ author }) => author.name)).toEqual(['dora', 'carl']);
  });

  it('names nobody where it says the same of all, or a sentence', () => {
    expect(authorsOf((_, day) => `Written on May ${day}, 2024 at 10:11`)).toEqual(['', '', '', '']);
    const sentence = (name: string, day: number) =>
      `${name} has changed quite a few of these words on May ${day}, 2024 at 10:11`;
    expect(authorsOf(sentence)).not.toContain('Old Ann has changed quite a few of these words');
  });
});

describe('a page of few posts', () => {
  it('has what was said for their text, however long the profiles beside it are', () => {
    const specs = ['Board: Zenith 2', 'Memory: 8x16', 'Card: 3090', 'Case: 7000', 'Fans: 12', 'Keys: K100'];
    const long = (i: number) => `${SAID[i]} ${SAID[i + 1]} ${SAID[i]}`;
    const profile = (items: readonly string[]) =>
      `<div class="who"><ul>${items.map((item) => `<li><i>${item}</i></li>`).join('')}</ul></div>`;
    const post = (name: string, day: number, items: readonly string[], said: string) =>
      `<div class="post" id="p${day}"><a class="by" href="/u/${name}">${name}</a>${profile(items)}
<div class="main"><time datetime="2024-05-0${day}T10:00:00Z">May ${day}</time><div class="said"><p>${said}</p></div></div></div>`;
    const html = `<html lang="en"><body><h1>A case</h1><div>${post('ann', 3, ['Member'], long(0))}${post(
      'bert',
      4,
      ['Member', ...specs, ...specs.map((spec) => `Second ${spec}`)],
      long(1),
    )}</div></body></html>`;
    const { posts } = extractPosts(
      pageStructure(parsePage({ url: 'http://b.example/t/2', body: Buffer.from(html), fetchedAt: 1 })),
    );
    expect(posts.map(({ text }) => text)).toEqual([long(0), long(1)]);
  });

  it('has no post for a record that says nothing, by nobody', () => {
    const empty = '<div class="post" id="p9"><div class="top"></div><div><p></p></div></div>';
    const plain = page((name, day) => `<a href="/u/${name}">${name}</a> <i>May ${day}, 2024 10:11</i>`);
    const html = plain.tree.source.replace(
      '<div class="post" id="p0">',
      `${empty}<div class="post" id="p0">`,
    );
    const { posts } = extractPosts(
      pageStructure(parsePage({ url: plain.url, body: Buffer.from(html), fetchedAt: 1 })),
    );
    expect(posts.map(({ text }) => text)).toEqual(SAID);
  });
});
