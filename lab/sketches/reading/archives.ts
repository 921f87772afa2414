// Archives of mailing lists: one message a page, conversations told by the lists of each month.
import { mix } from '../../random.ts';
import { pagesOf, range } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { said, subject } from './forum.ts';
import {
  type Beside,
  bodyOf,
  type MailLook,
  type Message,
  mailOf,
  mailPages,
  mailPlan,
  monthOf,
  subjectOf,
} from './mail.ts';

const ENGLISH = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  days: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  at: ' at ',
  before: 'Previous message:',
  after: 'Next message:',
  sorted: 'Messages sorted by:',
  views: { 'date.html': 'date', 'thread.html': 'thread', 'subject.html': 'subject', 'author.html': 'author' },
  count: 'Messages:',
  about: 'More information about the bikes mailing list',
};

const SPANISH: typeof ENGLISH = {
  months: 'Ene Feb Mar Abr Mayo Jun Jul Ago Sep Oct Nov Dic'.split(' '),
  days: 'Dom Lun Mar Mie Jue Vie Sab'.split(' '),
  at: ' en ',
  before: 'Mensaje anterior:',
  after: 'Próximo mensaje:',
  sorted: 'Mensajes ordenados por:',
  views: { 'date.html': 'fecha', 'thread.html': 'hilo', 'subject.html': 'asunto', 'author.html': 'autor' },
  count: 'Mensajes:',
  about: 'Más información sobre la lista de distribución bikes',
};

/** The archive that most list servers draw: name, address and date above, the text in a pre. */
function listServer(
  words: typeof ENGLISH,
  byThread = 'thread.html',
  frame = (content: string) => content,
): MailLook {
  const file = ({ number }: Message): string => `${String(number).padStart(6, '0')}.html`;
  const views = Object.entries(words.views).map(
    ([name, label]) => [name === 'thread.html' ? byThread : name, label] as const,
  );
  const viewLinks = (own: string, fragment = ''): string =>
    views
      .filter(([name]) => name !== own)
      .map(([name, label]) => `<a href="${name}${fragment}">[ ${label} ]</a>`)
      .join(' ');
  const time = ({ at }: Message): string =>
    `${words.days[at.getUTCDay()]} ${words.months[at.getUTCMonth()]} ${at.getUTCDate()} ${at.toISOString().slice(11, 19)} UTC ${at.getUTCFullYear()}`;
  const around = (message: Message, { before, after }: Beside): string =>
    `<ul>${before === undefined ? '' : `<li>${words.before} <a href="${file(before)}">${subjectOf(before)}</a></li>`}` +
    `${after === undefined ? '' : `<li>${words.after} <a href="${file(after)}">${subjectOf(after)}</a></li>`}` +
    `<li><b>${words.sorted}</b> ${viewLinks('', `#${message.number}`)}</li></ul>`;
  return {
    file,
    byThread,
    otherOrders: views.map(([name]) => name).filter((name) => name !== byThread),
    document: frame,
    months: (months) =>
      `<h1>bikes</h1><p><a href="/listinfo/bikes">${words.about}</a></p><table border="3">${months
        .map(
          (month) =>
            `<tr><td>${words.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}:</td><td>${views
              .map(([name, label]) => `<a href="${month}/${name}">[ ${label} ]</a>`)
              .join(' ')}</td></tr>`,
        )
        .join('')}</table>`,
    listHead: (month, view, count) =>
      `<h1>bikes ${month}</h1><ul><li><b>${words.sorted}</b> ${viewLinks(view, '#start')}</li></ul><p><b>${words.count}</b> ${count}</p>`,
    item: (message) => `<a href="${file(message)}">${subjectOf(message)}</a> <i>${message.author}</i>`,
    message: (message, beside) =>
      `<h1>${subjectOf(message)}</h1><b>${message.author}</b> <a href="mailto:bikes%40lists.example?Subject=${message.number}">${mailOf(message, words.at)}</a><br><i>${time(message)}</i>` +
      `<p>${around(message, beside)}<hr><pre>${bodyOf(message)}\n</pre><hr><p>${around(message, beside)}<hr><a href="/listinfo/bikes">${words.about}</a><br>`,
  };
}

const numberText = ({ number }: Message): string => String(number).padStart(5, '0');
const numbered = (message: Message): string => `msg${numberText(message)}.html`;
const named = (message: Message): string =>
  `<strong><a name="${numberText(message)}" href="${numbered(message)}">${subjectOf(message)}</a></strong>`;
const follow = (message: Message): string =>
  `<li>${named(message)}<ul><li><em>From:</em> ${message.author}</li></ul></li>`;

/** The archive that converters of mail folders draw: a list of headers, and links to what a message answers. */
const converted = (headers: (message: Message) => string): MailLook => ({
  file: numbered,
  byThread: 'threads.html',
  otherOrders: ['maillist.html'],
  document: (content) => content,
  months: (months) =>
    `<h1>Mail archive of bikes</h1><ul>${months
      .map(
        (month) =>
          `<li>${month} [<a href="${month}/maillist.html">Date index</a>] [<a href="${month}/threads.html">Thread index</a>]</li>`,
      )
      .join('')}</ul>`,
  listHead: (month, view) =>
    `<h1>bikes ${month}</h1>[<a href="../">All months</a>] [${view === 'threads.html' ? '<a href="maillist.html">Date index</a>' : '<a href="threads.html">Thread index</a>'}]<hr>`,
  item: (message) => `${named(message)}, <em>${message.author}</em>`,
  message: (message, { before, after, answers }) => {
    const { parent } = message;
    const steps = [
      [before, 'Date Prev'],
      [after, 'Date Next'],
    ] as const;
    const bar = steps.map(([to, text]) =>
      to === undefined ? `[${text}]` : `[<a href="${numbered(to)}">${text}</a>]`,
    );
    const inMonth = answers.filter((answer) => monthOf(answer) === monthOf(message));
    const answered = parent !== null && monthOf(parent) === monthOf(message);
    return (
      `${bar.join('')}[<a href="maillist.html#${numberText(message)}">Date Index</a>][<a href="threads.html#${numberText(message)}">Thread Index</a>]` +
      `<h1>${subjectOf(message)}</h1><hr>${headers(message)}<hr>` +
      `<pre>${bodyOf(message)}\n</pre><hr>` +
      `${inMonth.length > 0 ? `<ul><li><strong>Follow-Ups</strong>:<ul>${inMonth.map(follow).join('')}</ul></li></ul>` : ''}` +
      `${answered ? `<ul><li><strong>References</strong>:<ul>${follow(parent)}</ul></li></ul>` : ''}`
    );
  },
});

const dateHeader = ({ at }: Message): string => at.toUTCString().replace('GMT', '+0000');
/** Label and value in one text. */
const inLines = (message: Message): string =>
  `<ul><li>From: ${message.author} &lt;${mailOf(message, '@')}&gt;</li><li>Date: ${dateHeader(message)}</li><li>To: bikes@lists.example</li></ul>`;

/** A maker's site around its archive. */
const siteMenu =
  '<ul class="menu"><li><a href="/">Home</a></li><li><a href="/products">Products</a></li><li><a href="/news/1">News</a></li><li><a href="/download">Download</a></li><li><a href="/community/">Community</a></li></ul>';
const inSite = (content: string): string =>
  `<div id="top">${siteMenu}</div><div id="main">${content}</div><div id="foot"><a href="/imprint">Imprint</a> <a href="/privacy">Privacy</a></div>`;
const sitePages: [string, SketchPage][] = [
  ...['/', '/products', '/download', '/imprint', '/privacy'].map((path, i): [string, SketchPage] => [
    path,
    { type: 'other', html: inSite(`<h1>${subject(700 + i)}</h1><p>${said(700 + i, 6)}</p>`) },
  ]),
  ...range(1, 6).map((n): [string, SketchPage] => [
    `/news/${n}`,
    {
      type: 'other',
      html: inSite(
        `<h1>${subject(720 + n)}</h1><p>2024-02-1${n}</p><p>${said(720 + n, 6)}</p><p><a href="/news/${(n % 6) + 1}">${subject(721 + (n % 6))}</a></p>`,
      ),
    },
  ]),
  [
    '/community/',
    {
      type: 'other',
      html: inSite(
        `<h1>Community</h1><p>${said(740, 2)}</p><p>Our <a href="/community/lists/bikes/">mailing list</a> has an archive.</p>`,
      ),
    },
  ],
];

/** The middle of the archive, where it has a month before and after it. */
function middle(pages: Readonly<Record<string, SketchPage>>): string {
  const messages = Object.keys(pages).filter((path) => pages[path]!.type === 'thread');
  return messages[messages.length >> 1]!;
}

/** `failures`: why the crawl from the folder and the crawl from a message fail; '' where it does not. */
function archive(
  name: string,
  folder: string,
  pages: Record<string, SketchPage>,
  {
    site = [],
    failures = ['', ''],
  }: { site?: [string, SketchPage][]; failures?: readonly [string, string] } = {},
): Sketch {
  const starts = [folder, middle(pages)];
  const known = starts.flatMap((start, i) =>
    failures[i] === '' ? [] : [[`crawl from ${start}`, failures[i]]],
  );
  return { name, pages: pagesOf(site, pages), starts, knownFailures: Object.fromEntries(known) };
}

const mostlyOne = mailPlan((n) => (mix(n, 9) % 100 < 85 ? 0 : mix(n, 6) % 6));

const ONE_SENDER =
  'no author is stored, some messages get no time, and three conversations are named after an answer';
const ADDRESS = 'the address is stored as the name';
const HEADING = "'Follow-Ups' and 'References' are stored as names";
const NONE = 'no author is found';

export const archives: readonly Sketch[] = [
  archive(
    'an archive of messages stands in a folder of a larger site',
    '/community/lists/bikes/',
    mailPages('/community/lists/bikes/', mailPlan(), listServer(ENGLISH, 'threads.html', inSite)),
    { site: sitePages },
  ),
  archive(
    'most messages of an archive are of one sender',
    '/pipermail/bikes/',
    mailPages('/pipermail/bikes/', mostlyOne, listServer(ENGLISH)),
    { failures: [ONE_SENDER, ONE_SENDER] },
  ),
  archive(
    "an archive writes mail addresses with a word for '@' in another language",
    '/pipermail/bikes/',
    mailPages('/pipermail/bikes/', mailPlan(), listServer(SPANISH)),
    { failures: [ADDRESS, ADDRESS] },
  ),
  archive(
    "an archive labels the sender 'From:' in a list of headers",
    '/bikes/',
    mailPages('/bikes/', mailPlan(), converted(inLines)),
    { failures: [HEADING, NONE] },
  ),
];
