// An archive of mailing lists: lists, months, and of each month the same messages by thread, by date and by author. A
// page shows one message and links to the ones beside it; who answers whom only the list by thread shows.

import type { Html } from '../layouts/html.ts';
import { html, join, raw } from '../layouts/html.ts';
import type { ArchiveMessage, ArchivePages } from './types.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const LINE = 72;

function monthOf({ createdAt }: ArchiveMessage): string {
  const date = new Date(createdAt * 1000);
  return `${date.getUTCFullYear()}-${MONTHS[date.getUTCMonth()]}`;
}

function timeText({ createdAt }: ArchiveMessage): string {
  const date = new Date(createdAt * 1000);
  const clock = date.toISOString().slice(11, 19);
  const month = MONTHS[date.getUTCMonth()]!.slice(0, 3);
  return `${DAYS[date.getUTCDay()]} ${month} ${date.getUTCDate()} ${clock} UTC ${date.getUTCFullYear()}`;
}

const subjectOf = ({ subject, parent }: ArchiveMessage): string =>
  parent === null ? subject : `Re: ${subject}`;
const fileOf = ({ number }: ArchiveMessage): string => `${String(number).padStart(5, '0')}.html`;

const document = (title: string, content: Html): string =>
  html`<html>
<head><title>${title}</title></head>
<body bgcolor=white>
${content}
</body></html>
`.markup;

const item = (
  message: ArchiveMessage,
): Html => html`<li><a href="${fileOf(message)}">${subjectOf(message)}</a> <i>${message.author}</i>
`;

function branch(message: ArchiveMessage, month: ReadonlySet<ArchiveMessage>): Html {
  const below = message.answers.filter((answer) => month.has(answer));
  return html`${item(message)}${
    below.length > 0 &&
    html`<ul>
${below.map((answer) => branch(answer, month))}</ul>
`
  }`;
}

/** Lines of at most `LINE` characters. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length + 1 > LINE && line !== '') {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function bodyOf({ quote, parent, paragraphs }: ArchiveMessage): string {
  const quoted =
    quote === '' ? [] : [`${parent!.author} wrote:`, ...wrapped(quote).map((line) => `> ${line}`), ''];
  return [...quoted, ...paragraphs.flatMap((text) => [...wrapped(text), ''])].join('\n');
}

const VIEWS = ['thread', 'date', 'author'] as const;

const views = (own: string, fragment: string): Html =>
  join(
    VIEWS.filter((view) => view !== own).map(
      (view) => html`<a href="${view}.html${fragment}">[ ${view} ]</a>`,
    ),
    raw(' '),
  );

function messagePage(
  message: ArchiveMessage,
  before: ArchiveMessage | undefined,
  after: ArchiveMessage | undefined,
): string {
  const beside = html`<ul>
${
  before &&
  html`<li>Previous message: <a href="${fileOf(before)}">${subjectOf(before)}</a></li>
`
}${
  after &&
  html`<li>Next message: <a href="${fileOf(after)}">${subjectOf(after)}</a></li>
`
}<li><b>Messages sorted by:</b> ${views('', `#${message.number}`)}</li>
</ul>`;
  return document(
    subjectOf(message),
    html`<h1>${subjectOf(message)}</h1>
<b>${message.author}</b> <a href="mailto:${message.list}@archive.example">user${message.id} at archive.example</a><br>
<i>${timeText(message)}</i>
<p>${beside}
<hr>
<pre>${bodyOf(message)}</pre>
<hr>
<p>${beside}
<hr><a href="/info/${message.list}">More information about ${message.list}</a>`,
  );
}

/** Draws the archive of all messages, given by time. */
export function drawMailArchive(messages: readonly ArchiveMessage[]): ArchivePages {
  const pages = new Map<string, string>();
  const needed = new Set<string>(['/']);
  const lists = [...new Set(messages.map(({ list }) => list))].sort();
  const pathOf = (message: ArchiveMessage): string =>
    `/${message.list}/${monthOf(message)}/${fileOf(message)}`;
  pages.set(
    '/',
    document(
      'Mailing lists',
      html`<h1>Mailing lists</h1><table>
${lists.map(
  (
    list,
  ) => html`<tr><td><a href="/${list}/">${list}</a></td><td>All that goes with ${list}, and more</td></tr>
`,
)}</table>`,
    ),
  );
  for (const list of lists) {
    const ofList = messages.filter((message) => message.list === list);
    const months = [...new Set(ofList.map(monthOf))].reverse();
    needed.add(`/${list}/`);
    pages.set(
      `/info/${list}`,
      document(list, html`<h1>About ${list}</h1><p>See the <a href="/${list}/">archives</a>.`),
    );
    pages.set(
      `/${list}/`,
      document(
        `The ${list} archives`,
        html`<h1>The ${list} archives</h1><table border=3>
${months.map(
  (month) => html`<tr><td>${month.replace('-', ' ')}:</td><td>${join(
    VIEWS.map((view) => html`<a href="${month}/${view}.html">[ ${view} ]</a>`),
    raw(' '),
  )}</td></tr>
`,
)}</table>`,
      ),
    );
    for (const month of months) {
      const ofMonth = ofList.filter((message) => monthOf(message) === month);
      const here = new Set(ofMonth);
      const roots = ofMonth.filter(({ parent }) => parent === null || !here.has(parent));
      const byAuthor = [...ofMonth].sort((a, b) => (a.author < b.author ? -1 : 1));
      const drawn = {
        thread: roots.map((root) => branch(root, here)),
        date: ofMonth.map(item),
        author: byAuthor.map(item),
      };
      for (const view of VIEWS)
        pages.set(
          `/${list}/${month}/${view}.html`,
          document(
            `${list} ${month} by ${view}`,
            html`<h1>${month} by ${view}</h1><ul><li><b>Messages sorted by:</b> ${views(view, '#start')}</ul>
<p><b>Messages:</b> ${ofMonth.length}<p><ul>
${drawn[view]}</ul>`,
          ),
        );
      needed.add(`/${list}/${month}/thread.html`);
      for (const [i, message] of ofMonth.entries()) {
        pages.set(pathOf(message), messagePage(message, ofMonth[i - 1], ofMonth[i + 1]));
        needed.add(pathOf(message));
      }
    }
  }
  return { entry: '/', pages, needed, pathOf };
}
