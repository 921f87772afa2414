import { describe, expect, it } from 'vitest';
import { exploreForum, LinkMatcher, learnPatterns } from '../../src/learn/index.ts';
import { BASE, paperForum } from './forums.ts';

const people = ['Ann Bell', 'Cem Dal', 'Eva Fox', 'Gus Hill'];
const topics = ['Copper pipes', 'Tin roofs', 'Old lamps', 'Stone walls'];
const words = 'river lamp copper garden winter stone basket mirror harbor candle'.split(' ');
const said = (n: number): string =>
  Array.from({ length: 14 }, (_, i) => words[(n * 3 + i * (1 + (n % 7))) % words.length]).join(' ');
const MONTHS = ['2024-January', '2024-February', '2024-March'];

/** Three months of twelve messages, each month listed by thread and by date. */
function archive(): Record<string, string> {
  const pages: Record<string, string> = {};
  const views = (month: string) =>
    ['date', 'thread'].map((view) => `<a href="/list/${month}/${view}.html">[ ${view} ]</a>`).join(' ');
  pages['/list/'] =
    `<h1>Archives</h1><table>${MONTHS.map((month) => `<tr><td>${month}:</td><td>${views(month)}</td></tr>`).join('')}</table>`;
  for (const [m, month] of MONTHS.entries()) {
    const numbers = Array.from({ length: 12 }, (_, i) => 12 * m + i);
    const subject = (n: number) => `${n % 3 === 0 ? '' : 'Re: '}${topics[((n / 3) % 4) | 0]} ${month}`;
    const item = (n: number) =>
      `<li><a href="/list/${month}/${n}.html">${subject(n)}</a> <i>${people[n % 4]}</i>`;
    const tree = numbers
      .filter((n) => n % 3 === 0)
      .map((n) => `${item(n)}<ul>${item(n + 1)}${item(n + 2)}</ul>`);
    const byDate = [...numbers].sort((a, b) => (a % 3) - (b % 3) || a - b).map(item);
    const list = (rows: readonly string[]) =>
      `<h1>${month}</h1><p>${views(month)}</p><ul>${rows.join('\n')}</ul>`;
    pages[`/list/${month}/thread.html`] = list(tree);
    pages[`/list/${month}/date.html`] = list(byDate);
    for (const n of numbers)
      pages[`/list/${month}/${n}.html`] =
        `<title>${subject(n)}</title><h1>${subject(n)}</h1><b>${people[n % 4]}</b><br><i>Wed Jan ${(n % 28) + 1} 09:00:00 UTC 2024</i><p>${views(month)}</p><pre>${said(n)}</pre>`;
  }
  return pages;
}

async function explored(start: string) {
  const forum = paperForum(archive());
  const evidence = await exploreForum(BASE + start, forum.fetchPage, { budget: 80 });
  const { links, ignoredParameters } = evidence;
  const matcher = new LinkMatcher({ patterns: learnPatterns(links), ignoredParameters });
  const typeOf = (path: string) => matcher.match(BASE + path)?.type;
  return { evidence, typeOf };
}

describe('an archive of messages', () => {
  it('is told by lists that name a conversation many times, and pages that say one thing each', async () => {
    const { evidence, typeOf } = await explored('/list/');
    expect(evidence.oneMessageAPage).toBe(true);
    expect(typeOf('/list/2024-January/5.html')).toBe('thread');
  });

  it('is followed by one of several lists of the same messages, the one that shows who answered whom', async () => {
    const { typeOf } = await explored('/list/');
    expect(MONTHS.map((month) => typeOf(`/list/${month}/thread.html`))).toEqual(['index', 'index', 'index']);
    expect(MONTHS.map((month) => typeOf(`/list/${month}/date.html`))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is found from one of its messages', async () => {
    const { evidence, typeOf } = await explored('/list/2024-March/30.html');
    expect(evidence.entry.page.url).toBe(`${BASE}/list/`);
    expect(typeOf('/list/2024-January/thread.html')).toBe('index');
  });
});
