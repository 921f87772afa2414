// Pages whose measures leave doubt: an old skin, drawn with tables, menus and a list of boards above few short posts.
import { describe, expect, it } from 'vitest';
import { classifyPage, judgePage } from '../../src/classify/index.ts';
import { parseHtml } from '../../src/page/index.ts';
import { type PageStructure, pageStructure } from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora'];
// Too short for sentences: measures take them for labels.
const SAID = ['Who has the old pump', 'Me. It leaks.', 'Not mine', 'Thanks.'];

const table = (rows: string): string =>
  `<table width="97%"><tr><td><table border=0>${rows}</table></td></tr></table><br>`;
const menu = table(
  `<tr><td>${['Search', 'FAQ', 'Members', 'Today', 'Stats'].map((text) => `<img src="/i.gif"> <a href="/${text}">${text}</a> &nbsp;`).join('')}</td></tr>`,
);
const jump = table(
  `<tr><td><a href="/">Board</a> &raquo; <a href="/b?f=1">Pumps</a></td><td><select>${'<option>Some board or other</option>'.repeat(9)}</select></td></tr>`,
);

function oldSkin(rows: string): PageStructure {
  const html = `<html><head><title>Board - Pumps</title></head><body>${menu}${jump}${table(rows)}${jump}<p>All times UTC</p></body></html>`;
  return pageStructure(parseHtml(html, 'http://old.example/t?id=5'));
}

const post = (
  i: number,
): string => `<tr><td rowspan=3><font><b><a href="/u?n=${NAMES[i]}">${NAMES[i]}</a></b></font><br>
<div>Junior Member<br><img src="/s.gif"><br>Posts: ${40 + i}<br>Registered: ${i + 3}-1-2022<br>Member is offline<br><b>Mood:</b> not set</div></td>
<td><table><tr><td><img src="/d.gif"> <a href="/t?id=5&amp;pid=${80 + i}">posted on ${4 + i}-2-2026 at 05:2${i} AM</a></td><td></td></tr></table></td></tr>
<tr><td><font><b>${i === 0 ? 'Old pump' : ''}</b></font><br><br><div>${SAID[i]}</div></td></tr>
<tr><td><table><tr><td><a href="/u?n=${NAMES[i]}"><img src="/p.gif"></a> <a href="/find?n=${NAMES[i]}"><img src="/f.gif"></a></td></tr></table></td></tr>`;

// Lists of words, as people write who have no time.
const SAID_AT_LENGTH = [
  'Carbon breakfast photo rigging delivery catch water finish blade order camera catch crew single handle.',
  'Handle order square knot summer quad! Captain junior balance bridge blade captain video muscle lake rope.',
  'Single camera minutes breakfast medal race cox. Question page vest link saddle question schedule tea.',
  'Camera crew carbon grip rope carbon rudder delivery saddle price. Opinion boat start crew repair manual.',
];

describe('judgePage', () => {
  it('takes posts that come out whole for a thread, whatever the page looks like', () => {
    const page = oldSkin(
      `<tr><td>Author</td><td>Subject: Old pump</td></tr>${[0, 1, 2, 3].map(post).join('')}`,
    );
    expect(classifyPage(page).type).not.toBe('thread');
    expect(judgePage(page).type).toBe('thread');
  });

  it('takes a question and its answers for a thread, though votes, names and dates measure like rows', () => {
    const at = (i: number): string => `2024-03-2${[0, 2, 3, 2][i]} 1${i}:19:07 +0000`;
    const person = (i: number): string => `/users/${20 + i}/${NAMES[i]}-of-the-lake${20 + i}/`;
    const title = `<h1><a href="/question/66/rest-weather-link-23/">Rest weather link 23</a></h1><ul class="tags">${['rest', 'weather'].map((tag) => `<li><div><a rel="tag" href="/questions/tags:${tag}/page:1/">${tag}</a></div></li>`).join('')}</ul>`;
    const entry = (i: number): string =>
      `<div class="entry" id="entry-${40 + i}"><div class="votes"><div></div><div title="${i} votes">${i}</div><div></div></div>
<div class="content">${i === 0 ? title : ''}<div class="text"><p>${SAID_AT_LENGTH[i]}</p></div>
<div class="info"><div><a href="${person(i)}"><img alt="avatar of ${NAMES[i]}" src="/a${i}.png"></a></div><div><div><a href="${person(i)}">${NAMES[i]}-of-the-lake${20 + i}</a></div><div><a href="/${i === 0 ? 'questions' : 'answers'}/${40 + i}/revisions/">${i === 0 ? 'asked' : 'answered'} <abbr title="${at(i)}">${at(i)}</abbr></a></div></div></div>
<div class="comments"><h2>Comments</h2><div></div><div><a>add a comment</a><a>see more comments</a></div></div></div></div>`;
    const html = `<html><head><title>Rest weather link 23 - Pumps</title></head><body><main><div>${[0, 1, 2, 3].map(entry).join('')}<a href="/signin/">Log in to answer</a></div></main></body></html>`;
    const page = pageStructure(parseHtml(html, 'http://qa.example/question/66/rest-weather-link-23/'));
    expect(classifyPage(page).type).toBe('index');
    expect(judgePage(page).type).toBe('thread');
  });

  it('leaves a page without posts what it is', () => {
    const page = oldSkin('<tr><td>Nothing was found. Search again.</td></tr>');
    expect(judgePage(page)).toEqual(classifyPage(page));
  });

  it('takes boards for a list where the longest link of each is when somebody last wrote', () => {
    const board = (name: string, i: number): string =>
      `<tr class="${i % 2 === 0 ? 'even' : 'odd'}"><td><h3><a href="/b?id=${i}">${name}</a></h3><div>All about ${name.toLowerCase()}, and what else comes to mind on a long evening.</div></td>
<td>${i * 3 + 2}</td><td>${i * 17 + 9}</td><td><a href="/t?pid=${700 - i}#p${700 - i}">2025-0${1 + i}-19 02:58:5${i}</a> <span>by ${NAMES[i % 4]}</span></td></tr>`;
    const category = (names: readonly string[], from: number): string =>
      `<div><h2>${names.length} of them</h2><table><thead><tr><th>Board</th><th>Topics</th><th>Posts</th><th>Last</th></tr></thead><tbody>${names.map((name, i) => board(name, from + i)).join('')}</tbody></table></div>`;
    const html = `<html><head><title>Harbour</title></head><body><h1><a href="/">Harbour</a></h1>${category(['News', 'Boats', 'Sails'], 0)}${category(['Engines', 'Ropes', 'Off topic'], 3)}</body></html>`;
    const page = pageStructure(parseHtml(html, 'http://old.example/'));
    expect(judgePage(page).type).toBe('index');
  });

  it('takes boards for a list that tell of the last post below a description, as posts have a head and a text', () => {
    const last = (i: number): string =>
      `Last post by <span class="name">${NAMES[i % 4]}</span> <a href="/t?pid=${700 - i}#p${700 - i}"><img src="/go.gif" alt="Read the last post"></a><br><span class="fade">Tue 2${i % 8} Jul 2022, 16:5${i}</span>`;
    const board = (i: number): string =>
      `<tr><td class="icon"><img src="/read.gif" alt="Nothing new"></td><td class="details"><a href="/b?f=${i}" class="title">Talking of boats, part ${i}</a><br>
<span class="about">You have been here for ${i} weeks and own a boat? Tell all of us about it here, however small it is!</span><span class="phones">${last(i)}</span></td>
<td class="last">${last(i)}</td><td><div><span>${180 - i}</span><br>Topics</div></td><td><div><span>${389 - i}</span><br>Posts</div></td></tr>`;
    const category = (from: number): string =>
      `<div class="glow"><div class="head"><a href="/b?f=${90 + from}">Some of it</a></div><div><table>${[0, 1, 2, 3].map((i) => board(from + i)).join('')}</table></div></div>`;
    const html = `<html><head><title>Harbour - Boards</title></head><body><h1>Boards</h1><div class="list">${[0, 4, 8].map(category).join('')}</div></body></html>`;
    const page = pageStructure(parseHtml(html, 'http://old.example/boards'));
    expect(classifyPage(page).type).toBe('thread');
    expect(judgePage(page).type).toBe('index');
  });
});

describe('a page without times that carries data for its scripts', () => {
  const rows = SAID_AT_LENGTH.map((text, i) => ({
    has: { title: `${SAID[i]} ${NAMES[i]}`, count: i, last: `2024-05-0${i + 1}T10:00:00Z` },
    text,
  }));
  const plain = (content: string, data: unknown): PageStructure =>
    pageStructure(
      parseHtml(
        `<html><body><header><a href="/">Old pumps</a></header><div style="display: none">Something went wrong here while this site was loaded, so please try again.</div>
<noscript>${content}</noscript><script type="application/json">${JSON.stringify(data)}</script></body></html>`,
        'http://app.example/',
      ),
    );
  const list = `<ul>${rows.map(({ has }, i) => `<li><a href="/d/${i}">${has.title}</a></li>`).join('')}</ul>`;
  const texts = rows
    .map(({ text }, i) => `<article><h3>${NAMES[i]}</h3><div>${text}</div></article>`)
    .join('');
  const said = rows.map(({ text, has }) => ({ html: `<p>${text}</p>`, made: has.last }));

  it('is a list when the data has a dated object for what links are called', () => {
    expect(judgePage(plain(list, { rows })).type).toBe('index');
    expect(judgePage(plain(list, { rows: rows.map(({ has }) => ({ title: has.title })) })).type).toBe(
      'other',
    );
  });

  it('is a thread when it has one for what is said, also for a single post', () => {
    expect(judgePage(plain(texts, { said })).type).toBe('thread');
    expect(
      judgePage(plain(`<h1>Rowing</h1><div>${rows[0]!.text}</div>`, { said: said.slice(0, 1) })).type,
    ).toBe('thread');
  });
});
