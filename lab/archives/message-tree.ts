// A small forum of the kind that shows one message a page, with the tree of its thread below; the list shows all trees.
import type { Html } from '../layouts/html.ts';
import { html, join, raw } from '../layouts/html.ts';
import type { ArchiveMessage, ArchivePages } from './types.ts';

const THREADS_PER_PAGE = 15;

const pathOf = ({ id }: ArchiveMessage): string => `/entry.cgi?id=${id}`;

function timeText({ createdAt }: ArchiveMessage): string {
  const [day, time] = new Date(createdAt * 1000).toISOString().split('T');
  return `${day!.split('-').reverse().join('.')}, ${time!.slice(0, 5)}`;
}

const frame = (title: string, content: Html): string =>
  html`<!DOCTYPE html>
<html lang="en"><head><title>${title}</title></head><body>
<div id="head"><a href="/">Index</a> | <a href="/new.cgi">New message</a> | <a href="/login.cgi">Log in</a></div>
${content}
<div id="foot">A forum of trees</div>
</body></html>
`.markup;

/** A tree; the message at hand is no link in it. */
function branch(message: ArchiveMessage, current?: ArchiveMessage): Html {
  const title =
    message === current
      ? html`<span class="here">${message.subject}</span>`
      : html`<a href="${pathOf(message)}">${message.subject}</a>`;
  return html`<li>${title} - <b>${message.author}</b>, ${timeText(message)}${
    message.answers.length > 0 && html`<ul>${message.answers.map((answer) => branch(answer, current))}</ul>`
  }</li>
`;
}

function messagePage(message: ArchiveMessage): string {
  let root = message;
  while (root.parent !== null) root = root.parent;
  const quote = message.quote === '' ? '' : html`<blockquote>${message.quote}</blockquote>`;
  return frame(
    message.subject,
    html`<h2>${message.subject}</h2>
<p class="by">by <b>${message.author}</b>, ${timeText(message)}</p>
<div class="text">${quote}${message.paragraphs.map((text) => html`<p>${text}</p>`)}</div>
<p><a href="/reply.cgi?id=${message.id}">Answer</a></p>
<hr><ul class="tree">${branch(root, message)}</ul>`,
  );
}

/** Draws the forum of all messages. */
export function drawMessageTree(messages: readonly ArchiveMessage[]): ArchivePages {
  const pages = new Map<string, string>();
  const roots = messages.filter(({ parent }) => parent === null).reverse();
  const listPath = (page: number): string => (page === 1 ? '/' : `/?page=${page}`);
  const count = Math.ceil(roots.length / THREADS_PER_PAGE);
  for (let page = 1; page <= count; page++) {
    const shown = roots.slice((page - 1) * THREADS_PER_PAGE, page * THREADS_PER_PAGE);
    const pager = join(
      Array.from({ length: count }, (_, i) =>
        i + 1 === page ? html`<b>${i + 1}</b>` : html`<a href="${listPath(i + 1)}">${i + 1}</a>`,
      ),
      raw(' '),
    );
    pages.set(
      listPath(page),
      frame(
        'Forum',
        html`<p>${pager}</p>${shown.map((root) => html`<ul class="tree">${branch(root)}</ul>`)}<p>${pager}</p>`,
      ),
    );
  }
  for (const message of messages) pages.set(pathOf(message), messagePage(message));
  return { entry: '/', pages, needed: new Set(pages.keys()), pathOf };
}
