// Opening posts drawn apart from the answers, on a forum that tells days and no hours.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { applyTemplate, learnPostTemplate, pageStructure } from '../../src/records/index.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora'];
const WORDS = 'who left the lantern burning on the ferry all night long and why did nobody put it out'.split(
  ' ',
);

const said = (id: number) =>
  `${id} ${Array.from({ length: 34 + (id % 5) }, (_, i) => WORDS[(id * 5 + i * 3) % WORDS.length]).join(' ')}`;
const who = (id: number) => `<a href="/user-${id % 4}.htm" class="name">${NAMES[id % 4]}</a>`;

/** The opening post of a later page is a link to the first one. */
function pageOf(thread: number, days: readonly number[], number = 1) {
  const [first, ...later] = days;
  const opening =
    number === 1 ? `<p>${said(thread)}</p>` : `<p><a href="/thread-${thread}.htm">show it</a></p>`;
  const answers = later.map((day, i) => {
    const id = thread + 10 * number + i + 1;
    return `<li class="answer" data-id="${id}"><div class="by">${who(id)} <span class="date">2024-3-${day}</span></div>
<div class="said"><p>${said(id)}</p></div></li>`;
  });
  return pageStructure(
    parseHtml(
      `<title>Lantern ${thread}</title><body><div class="row"><div class="card"><div class="top"><h4>Lantern ${thread}</h4>
<div class="by">${who(thread)} <span class="date">2024-3-${first}</span> <span>30</span></div></div><hr>
<div class="said">${opening}</div></div>
<div class="card list"><div class="heading"><b>Answers</b> (${later.length})</div><ul>${answers.join('')}</ul></div></div></body>`,
      `http://forum.example/thread-${thread}${number === 1 ? '' : `-${number}`}.htm`,
    ),
  );
}

describe('an opening post above the answers', () => {
  const template = learnPostTemplate(
    [100, 204, 301, 402].map((thread) => pageOf(thread, [3, 5, 6, 7, 9, 9])),
  )!;
  const posts = (page: ReturnType<typeof pageOf>) => applyTemplate(page.page, template).posts;

  it('is one although somebody answered on the same day', () => {
    const found = posts(pageOf(500, [4, 4, 5, 6]));
    expect(found).toHaveLength(4);
    expect(found[0]).toMatchObject({ isLead: true, text: said(500) });
  });

  it('is none where later pages show a link in its place', () => {
    expect(posts(pageOf(500, [4, 8, 9, 10], 2)).map(({ text }) => text)).toEqual([521, 522, 523].map(said));
  });
});
