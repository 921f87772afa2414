import { beforeAll, describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  type ExtractedPost,
  extractPosts,
  learnPostTemplate,
  type PageStructure,
  type PostTemplate,
  pageStructure,
} from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'Carl Gustav', 'dora_7', 'emil', 'fritz99'];
const SAID = [
  'My screen stays black after the update, what can I do about it?',
  'Did you try the old driver? It helped me twice.',
  'The old driver it is. Works again, and the fan is quieter as well, which I did not expect at all.',
  'Thanks!',
  'Same here since Monday. The log says nothing of use, and the support forum of the maker is closed.',
  'Have a look at the cable, and at the plug, and at whatever else hangs between the two of them.',
  'It was the cable. Who would have thought that after three days of reading manuals.',
];

interface Said {
  readonly id: number;
  readonly author: string;
  readonly time: string;
  readonly body: string;
}

/** Posts of a thread, told by its number. */
function said(thread: number, count: number): Said[] {
  return Array.from({ length: count }, (_, i) => ({
    id: thread * 100 + i,
    author: NAMES[(thread + i * 2) % NAMES.length]!,
    time: `${10 + i}.03.20${10 + thread} 1${i % 10}:0${thread % 10}`,
    body: `<p>${SAID[(thread + i) % SAID.length]} ${thread}-${i}</p>`,
  }));
}

/** A forum with a profile beside each post, buttons below it, and a signature inside the body. */
function threadPage(thread: number, posts: readonly Said[]): PageStructure {
  const rows = posts.map(
    ({ id, author, time, body }, i) => `<div class="msg row${i % 2}" id="m${id}"><div class="side">
<a class="nick" href="/user/${author}">${author}</a><div>Member</div><div>Joined: 0${(author.length % 9) + 1}.01.2009</div></div>
<div class="main"><div class="top"><span>${time}</span> <a href="/thread/${thread}#m${id}">#${i + 1}</a></div>
<div class="text">${body}<div class="sign">Regards, ${author} of the ${author.length} hills</div></div>
<div class="foot"><a href="/quote/${id}">Quote</a> <a href="/report/${id}">Report</a></div></div></div>`,
  );
  return pageStructure(
    parseHtml(
      `<html><head><title>Thread number ${thread} - Forum</title></head><body>
<ul><li><a href="/">Home</a></li><li><a href="/search">Search</a></li><li><a href="/help">Help</a></li></ul>
<p class="trail"><a href="/">Forum</a> &raquo; <a href="/board/3">Hardware</a> &raquo; Thread number ${thread}</p>
<h1>Thread number ${thread}</h1><div id="posts">${rows.join('\n')}</div><p>All times are UTC.</p></body></html>`,
      `http://forum.example/thread/${thread}`,
    ),
  );
}

const threads = [2, 3, 4, 5, 6].map((thread) => threadPage(thread, said(thread, 2 + thread)));

describe('a template learned from five threads', () => {
  let template: PostTemplate;
  beforeAll(() => {
    template = learnPostTemplate(threads)!;
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(template))).toEqual(template);
  });

  it('reads author, time, text, address and number of every post', () => {
    const wanted = said(4, 6);
    const { posts, title, breadcrumb } = applyTemplate(threads[2]!.page, template);
    expect(title).toBe('Thread number 4');
    expect(breadcrumb.map((crumb) => crumb.title)).toEqual(['Forum', 'Hardware']);
    expect(posts.map(({ author }) => author.name)).toEqual(wanted.map(({ author }) => author));
    expect(posts.map(({ author }) => author.url)).toEqual(
      wanted.map(({ author }) => `http://forum.example/user/${encodeURIComponent(author)}`),
    );
    expect(posts.map(({ text }) => text)).toEqual(wanted.map(({ body }) => body.replace(/<[^>]*>/g, '')));
    expect(posts.map(({ id }) => id)).toEqual(wanted.map(({ id }) => `m${id}`));
    expect(posts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(posts[1]!.time).toMatchObject({ raw: '11.03.2014 11:04', iso: '2014-03-11T11:04:00Z' });
  });

  it('keeps signatures apart', () => {
    const { posts } = applyTemplate(threads[2]!.page, template);
    for (const { signature, author } of posts) expect(signature).toContain(`Regards, ${author.name}`);
  });

  it('takes a line of underscores for the begin of a signature, unless there are several', () => {
    const line = '____________';
    const [one, two] = [
      `Look:<br>${line}<br>Ann of Kent`,
      `Look:<br>${line}<br>a table<br>${line}<br>It is mine.`,
    ];
    const posts = said(9, 2).map((post, i) => ({ ...post, body: [one, two][i]! }));
    const read = applyTemplate(threadPage(9, posts).page, template).posts;
    expect(read.map(({ text }) => text)).toEqual(['Look:', `Look:\n${line}\na table\n${line}\nIt is mine.`]);
  });

  it('leaves out titles of other threads below what opens one', () => {
    const led = [2, 3, 4, 5, 6].map((thread) => {
      const [first, ...others] = said(thread, 3);
      const around = `<div class="around"><a href="/thread/${thread - 1}">‹ Why ${thread - 1} hums</a> <a
        href="/thread/${thread + 1}">How ${thread + 1} was mended ›</a></div>`;
      return threadPage(thread, [{ ...first!, body: first!.body + around }, ...others]);
    });
    const { posts } = applyTemplate(led[1]!.page, learnPostTemplate(led)!);
    expect(posts.map(({ text }) => text)).toEqual(said(3, 3).map(({ body }) => body.replace(/<[^>]*>/g, '')));
  });

  it('reads a page with a single post exactly', () => {
    const [only] = said(9, 1);
    const { posts } = applyTemplate(threadPage(9, [only!]).page, template);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      author: { name: only!.author },
      text: only!.body.replace(/<[^>]*>/g, ''),
    });
  });

  it('reads a guest whose name is no link', () => {
    const page = threadPage(8, said(8, 3));
    const html = page.page.tree.source.replace(
      /<a class="nick" href="[^"]*">([^<]*)<\/a>/,
      '<span class="nick">A guest</span>',
    );
    const { posts } = applyTemplate(parseHtml(html, 'http://forum.example/thread/8'), template);
    expect(posts[0]!.author).toMatchObject({ name: 'A guest', url: null });
  });

  it('leaves out a banner in a box of the same make, by nobody and at no time', () => {
    const { page } = threadPage(9, said(9, 3));
    const banner =
      '<div class="msg row0"><div class="side">&nbsp;</div><div class="main"><div class="top">&nbsp;</div><div class="text">Harbour</div></div></div>';
    const html = page.tree.source.replace('<ul>', `${banner}<ul>`);
    const { posts, title } = applyTemplate(parseHtml(html, page.url), template);
    expect(posts.map(({ author }) => author.name)).toEqual(said(9, 3).map(({ author }) => author));
    expect(title).toBe('Thread number 9');
  });

  it('finds nothing on a page of another kind', () => {
    const other = parseHtml(
      '<html><body><h1>About us</h1><p>We are a forum.</p></body></html>',
      'http://forum.example/a',
    );
    expect(applyTemplate(other, template).posts).toEqual([]);
  });
});

describe('a page without a template', () => {
  it('is read by what its own posts have in common', () => {
    const wanted = said(5, 7);
    const { posts, usedTemplate } = extractPosts(threads[3]!);
    expect(usedTemplate).toBe(false);
    expect(posts.map(({ author }) => author.name)).toEqual(wanted.map(({ author }) => author));
    for (const [i, { text }] of posts.entries()) expect(text).toContain(wanted[i]!.body.slice(3, -4));
  });

  it('with an opening post above comments gives both', () => {
    const comments = said(7, 4).map(
      ({ author, body }, i) =>
        `<li class="c" id="c${i}"><a href="/u/${author}">${author}</a> <time datetime="2024-05-0${i + 2}T10:00:00Z">${i + 2} May</time>${body}</li>`,
    );
    const structure = pageStructure(
      parseHtml(
        `<html><head><title>Why cables fail</title></head><body><main><article><h1>Why cables fail</h1>
<p class="by">by <a rel="author" href="/u/gina">gina</a>, <time datetime="2024-05-01T08:00:00Z">1 May 2024</time></p>
<div class="text"><p>Cables fail for many reasons, and hardly any of them is the cable itself, as we will see below.</p>
<p>Most of the time it is the plug, and the plug is where people look last of all.</p></div></article>
<section><h2>Comments</h2><ol>${comments.join('')}</ol></section></main></body></html>`,
        'http://blog.example/cables',
      ),
    );
    const { posts } = extractPosts(structure);
    expect(posts.map(({ isLead }) => isLead)).toEqual([true, false, false, false, false]);
    expect(posts[0]).toMatchObject({ author: { name: 'gina' }, time: { iso: '2024-05-01T08:00:00Z' } });
    expect(posts[0]!.text).toContain('the plug is where people look last');
  });
});

describe('replies', () => {
  const reply = (posts: readonly ExtractedPost[]): (number | null)[] => posts.map(({ replyTo }) => replyTo);

  it('are found by what they quote', () => {
    const list = said(3, 4).map((post, i) =>
      i === 2
        ? {
            ...post,
            body: `<blockquote>${said(3, 4)[0]!.body}</blockquote><p>Just what I was going to ask.</p>`,
          }
        : post,
    );
    const { posts } = extractPosts(threadPage(3, list));
    expect(reply(posts)).toEqual([null, null, 0, null]);
    expect(posts[2]!.quotes[0]!.text).toBe(said(3, 4)[0]!.body.replace(/<[^>]*>/g, ''));
  });

  it('are found by whom they mention', () => {
    const list = said(3, 4).map((post, i) =>
      i === 3
        ? {
            ...post,
            body: `<p>@${said(3, 4)[1]!.author.split(' ')[0]} yes, twice at least, if not more often.</p>`,
          }
        : post,
    );
    const named = list.map((post, i) => (i === 1 ? { ...post, author: post.author.split(' ')[0]! } : post));
    expect(reply(extractPosts(threadPage(3, named)).posts)).toEqual([null, null, null, 1]);
  });
});

describe('authors whose profiles have another address in every board', () => {
  /** A subject that all posts share stands beside the name, and the name stands nowhere else. */
  function boardThread(thread: number, posts: readonly Said[]): PageStructure {
    const rows = posts.map(
      (
        { id, author, time, body },
        i,
      ) => `<div><table><tr><td><div><a href="/who?${thread % 4},${NAMES.indexOf(author)}">${author}</a></div>
<small><b><a href="/read?${thread % 4},${thread},${id}#m${id}">${i === 0 ? '' : 'Re: '}Black screen ${thread}</a></b><br>${time}</small></td>
<td>Posts: ${NAMES.indexOf(author) * 7 + 3}</td></tr></table><div class="body">${body}</div></div>`,
    );
    return pageStructure(
      parseHtml(
        `<html><head><title>Black screen ${thread}</title></head><body><h1>Black screen ${thread}</h1>
<p>By <a href="/who?${thread % 4},1">somebody</a></p>${rows.join('\n')}<p>All times are UTC.</p></body></html>`,
        `http://forum.example/read?${thread % 4},${thread}`,
      ),
    );
  }

  it('are read all the same', () => {
    const pages = [2, 3, 4, 5, 6, 7, 8].map((n) => boardThread(n, said(n, 2 + n)));
    const { posts } = applyTemplate(pages[2]!.page, learnPostTemplate(pages)!);
    expect(posts.map(({ author }) => author.name)).toEqual(said(4, 6).map(({ author }) => author));
  });
});
