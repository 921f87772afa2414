// Archives of mailing lists: one message a page, and lists that name a conversation many times.
import { page, pagesOf, range, sentence, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';

const months = ['03', '04', '05', '06'];
const monthSize = range(0, 8);

/** Three messages are a conversation; the first of them. */
const firstOf = (i: number): number => i - (i % 3);
const textOf = (n: number): string =>
  `${sentence(n, 12)}.\n${sentence(n + 5, 14)}.\n${sentence(n + 2, 9)}.\n`;

function monthPages(month: string): [string, SketchPage][] {
  const subject = (i: number): string =>
    `${i % 3 === 0 ? '' : 'Re: '}${title(10 * Number(month) + firstOf(i))}`;
  const item = (i: number): string =>
    `<li><b><a href="msg${i}.html">${subject(i)}</a></b>, <i>member${i % 5}</i></li>`;
  return [
    [
      `/${month}/list.html`,
      page('index', `<h1>2024-${month} by thread</h1><hr><ul>${monthSize.map(item).join('')}</ul><hr>`),
    ],
    ...monthSize.map((i): [string, SketchPage] => [
      `/${month}/msg${i}.html`,
      page(
        'thread',
        `<h1>${subject(i)}</h1><hr><ul><li><em>Subject</em>: ${subject(i)}</li><li><em>From</em>: member${i % 5} &lt;member${i % 5}@mail.example&gt;</li>` +
          `<li><em>Date</em>: 2024-${month}-1${i} 10:00</li></ul><hr>` +
          `<pre>${textOf(10 * Number(month) + i)}</pre>`,
        {
          title: subject(i),
          thread: `/${month}/msg${firstOf(i)}.html`,
          posts: [
            {
              author: `member${i % 5}`,
              text: textOf(10 * Number(month) + i),
              time: `2024-${month}-1${i}T10:00:00`,
            },
          ],
        },
      ),
    ]),
  ];
}

const byMonth: Sketch = {
  name: 'an archive lists messages by month, and neither lists nor months look like boards',
  pages: pagesOf(
    {
      '/': page(
        'entry',
        `<h1>Archives</h1><table>${months
          .map(
            (month) =>
              `<tr><td>2024-${month}</td><td><a href="/${month}/list.html">[Thread]</a></td><td>9 messages</td></tr>`,
          )
          .join('')}</table>`,
      ),
    },
    months.flatMap(monthPages),
  ),
  starts: ['/'],
};

const names = ['Ann Bell', 'Cem Dal', 'Eva Fox', 'Gus Hill'];
const topics = ['Copper pipes', 'Tin roofs', 'Old lamps', 'Stone walls'];
const archived = ['January', 'February', 'March'];
const viewsOf = (month: string): string =>
  ['date', 'thread'].map((view) => `<a href="/list/2024-${month}/${view}.html">[ ${view} ]</a>`).join(' ');

/** Twelve messages: four topics on three days each, listed by thread and by date. */
function archivedMonth(month: string, m: number): [string, SketchPage][] {
  const numbers = range(12 * m, 12 * m + 11);
  const path = (n: number): string => `/list/2024-${month}/${n}.html`;
  const subject = (n: number): string =>
    `${n % 3 === 0 ? '' : 'Re: '}${topics[(firstOf(n) / 3) % 4]} ${month}`;
  const item = (n: number): string => `<li><a href="${path(n)}">${subject(n)}</a> <i>${names[n % 4]}</i>`;
  const list = (type: SketchPage['type'], rows: readonly string[]): SketchPage =>
    page(type, `<h1>2024-${month}</h1><p>${viewsOf(month)}</p><ul>${rows.join('\n')}</ul>`);
  const tree = numbers
    .filter((n) => n % 3 === 0)
    .map((n) => `${item(n)}<ul>${item(n + 1)}${item(n + 2)}</ul>`);
  const days = [...numbers].sort((a, b) => (a % 3) - (b % 3) || a - b);
  const message = (n: number): SketchPage => {
    const day = new Date(Date.UTC(2024, m, 1 + days.indexOf(n), 9));
    const weekday = day.toUTCString().slice(0, 3);
    const shown = `${weekday} ${month.slice(0, 3)} ${day.getUTCDate()} 09:00:00 UTC 2024`;
    return page(
      'thread',
      `<h1>${subject(n)}</h1><b>${names[n % 4]}</b><br><i>${shown}</i><p>${viewsOf(month)}</p><pre>${textOf(n)}</pre>`,
      {
        title: subject(n),
        thread: path(firstOf(n)),
        posts: [
          {
            author: names[n % 4]!,
            text: textOf(n),
            time: day.toISOString().replace('.000', ''),
            replyTo: n % 3 === 0 ? null : 1,
          },
        ],
      },
    );
  };
  return [
    [`/list/2024-${month}/thread.html`, list('index', tree)],
    [`/list/2024-${month}/date.html`, list('alias', days.map(item))],
    ...numbers.map((n): [string, SketchPage] => [path(n), message(n)]),
  ];
}

const twoViews: Sketch = {
  name: 'an archive lists each month by thread and by date',
  pages: pagesOf(
    {
      '/list/': page(
        'entry',
        `<h1>Archives</h1><table>${archived.map((month) => `<tr><td>2024-${month}:</td><td>${viewsOf(month)}</td></tr>`).join('')}</table>`,
      ),
    },
    archived.flatMap(archivedMonth),
  ),
  starts: ['/list/', '/list/2024-March/30.html'],
};

export const archives: readonly Sketch[] = [byMonth, twoViews];
