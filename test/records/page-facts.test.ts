import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { pageFacts } from '../../src/records/page-facts.ts';
import { type Post, posts, regionOfPosts, structureOf } from './snippets.ts';

const written = posts(6);
const thread = written
  .map(
    ({ number, author, text, time }: Post) =>
      `<div id="post_${number}" class="answer"><a href="/u/${author}">${author}</a> <time>${time}</time><div>${text}</div></div>`,
  )
  .join('\n');

describe('the text in noscript', () => {
  it('is the page where an application draws itself by script', () => {
    const structure = structureOf(
      `<div id="app"></div><noscript><div>${thread}</div></noscript><noscript><img src="/p.gif"></noscript>`,
    );
    expect(regionOfPosts(structure, written)).toBeDefined();
  });

  it('is left alone where it repeats an image or asks for scripts', () => {
    const page = parseHtml(
      `<body><noscript>Please switch JavaScript on.</noscript><div>${thread}</div>
<p>Look: <noscript><img src="/a.jpg"></noscript></p></body>`,
      'https://example.org/t/1',
    );
    const facts = pageFacts(page.tree);
    const notes = page.tree.elements('noscript');
    expect(notes).toHaveLength(2);
    for (const node of notes) expect(facts.isUnread[node]).toBe(1);
    expect(facts.images[page.tree.size]).toBe(0);
  });
});

describe('a moment', () => {
  const datesOf = (html: string) => {
    const { tree } = parseHtml(`<body><p>${html}</p></body>`, 'https://example.org/t/1');
    return pageFacts(tree).dates[tree.size];
  };

  it('is told by its element, whatever words it is told in', () => {
    expect(datesOf('Anna <time datetime="2026-8-6T8:07:40Z">3 m </time>')).toBe(1);
    expect(datesOf('Anna <time datetime="2026-08-06T08:07:40Z"><b>3 m</b> <i>so</i></time>')).toBe(1);
    expect(datesOf('Anna <time datetime="2026-08-06T08:07:40Z">6 August 2026</time>')).toBe(1);
  });

  it('is no duration', () => {
    expect(datesOf('Read in <time datetime="PT5M">5 m</time>')).toBe(0);
  });
});
