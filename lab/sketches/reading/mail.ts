// Draws archives of a mailing list: one message a page, and of each month the same messages by thread and by date.
import { mix } from '../../random.ts';
import { range } from '../draw.ts';
import type { SketchPage, SketchPost } from '../types.ts';
import { said, subject } from './forum.ts';

export interface Message {
  /** From 1, by time. */
  readonly number: number;
  readonly conversation: number;
  readonly author: string;
  readonly at: Date;
  /** Own words. */
  readonly text: string;
  readonly parent: Message | null;
}

const SENDERS = ['Ann Bell', 'Cem Dal', 'Eva Fox', 'Gus Hill', 'Ida Jung', 'Kai Lund'];
const HOUR_MS = 3_600_000;
const CONVERSATIONS = 24;
const FIRST_MESSAGE = Date.UTC(2024, 0, 3, 7, 20);

/** Conversations of one to four messages from January to March, by time; `senderOf` picks one of six. */
export function mailPlan(senderOf: (n: number) => number = (n) => mix(n, 6) % SENDERS.length): Message[] {
  const drafts: Message[] = [];
  for (const conversation of range(1, CONVERSATIONS)) {
    const own: Message[] = [];
    for (const i of range(0, mix(conversation, 1) % 4)) {
      const n = conversation * 10 + i;
      const parent = i === 0 ? null : own[mix(n, 2) % own.length]!;
      const at = new Date(
        FIRST_MESSAGE + conversation * 83 * HOUR_MS + i * 19 * HOUR_MS + (mix(n, 3) % 3000) * 1000,
      );
      own.push({
        number: 0,
        conversation,
        author: SENDERS[senderOf(n)]!,
        at,
        text: said(n + 40_000),
        parent,
      });
    }
    drafts.push(...own);
  }
  drafts.sort((a, b) => a.at.getTime() - b.at.getTime());
  const numbered = new Map<Message, Message>();
  for (const [i, draft] of drafts.entries())
    numbered.set(draft, {
      ...draft,
      number: i + 1,
      parent: draft.parent === null ? null : numbered.get(draft.parent)!,
    });
  return [...numbered.values()];
}

export const subjectOf = ({ conversation, parent }: Message): string =>
  `${parent === null ? '' : 'Re: '}${subject(conversation + 300)}`;
export const monthOf = ({ at }: Message): string => at.toISOString().slice(0, 7);
export const mailOf = ({ author }: Message, atSign: string): string =>
  `${author.split(' ')[0]!.toLowerCase()}${atSign}example.com`;

/** What a message says, as lines: some begin with a line of what they answer. */
function linesOf({ text, parent, number }: Message): string[] {
  const quote =
    parent === null || number % 3 === 0
      ? []
      : [`${parent.author} wrote:`, `> ${parent.text.split('.')[0]!.slice(0, 60)}`, ''];
  return [...quote, ...text.split(/(?<=\.) /)];
}
export const bodyOf = (message: Message): string => linesOf(message).join('\n').replaceAll('>', '&gt;');

/** How an archive names its files and draws its pages. */
export interface MailLook {
  readonly file: (message: Message) => string;
  /** Names of the lists of a month by thread, and of its other orders. */
  readonly byThread: string;
  readonly otherOrders: readonly string[];
  readonly document: (content: string) => string;
  readonly months: (months: readonly string[]) => string;
  /** The heading of a month's list and the links to its other orders. */
  readonly listHead: (month: string, view: string, count: number) => string;
  readonly item: (message: Message) => string;
  readonly message: (message: Message, beside: Beside) => string;
}

/** Messages around one. */
export interface Beside {
  readonly before: Message | undefined;
  readonly after: Message | undefined;
  readonly answers: readonly Message[];
}

/** All pages of an archive below `folder`, each with what is expected of it. */
export function mailPages(
  folder: string,
  messages: readonly Message[],
  look: MailLook,
): Record<string, SketchPage> {
  const pathOf = (message: Message): string => `${folder}${monthOf(message)}/${look.file(message)}`;
  const months = [...new Set(messages.map(monthOf))].reverse();
  const pages: Record<string, SketchPage> = {
    [folder]: { type: 'entry', title: 'The bikes archives', html: look.document(look.months(months)) },
  };
  for (const month of months) {
    const own = messages.filter((message) => monthOf(message) === month);
    const branch = (message: Message): string => {
      const answers = own.filter(({ parent }) => parent === message).map(branch);
      return `<li>${look.item(message)}${answers.length > 0 ? `<ul>${answers.join('')}</ul>` : ''}</li>`;
    };
    const list = (view: string, items: string): string =>
      look.document(`${look.listHead(month, view, own.length)}<ul>${items}</ul>`);
    const roots = own.filter(({ parent }) => parent === null || !own.includes(parent));
    pages[`${folder}${month}/${look.byThread}`] = {
      type: 'index',
      title: `bikes ${month} by thread`,
      html: list(look.byThread, roots.map(branch).join('')),
    };
    for (const view of look.otherOrders)
      pages[`${folder}${month}/${view}`] = {
        type: 'alias',
        title: `bikes ${month}`,
        html: list(view, own.map((message) => `<li>${look.item(message)}</li>`).join('')),
      };
  }
  for (const [i, message] of messages.entries()) {
    const conversation = messages.filter((other) => other.conversation === message.conversation);
    const inMonth = (other: Message | undefined) =>
      other !== undefined && monthOf(other) === monthOf(message) ? other : undefined;
    const beside = {
      before: inMonth(messages[i - 1]),
      after: inMonth(messages[i + 1]),
      answers: messages.filter(({ parent }) => parent === message),
    };
    const post: SketchPost = {
      author: message.author,
      text: linesOf(message).join(' '),
      time: `${message.at.toISOString().slice(0, 19)}Z`,
      replyTo: message.parent === null ? null : conversation.indexOf(message.parent) + 1,
    };
    pages[pathOf(message)] = {
      type: 'thread',
      title: subjectOf(message),
      html: look.document(look.message(message, beside)),
      thread: pathOf(conversation[0]!),
      posts: [post],
    };
  }
  return pages;
}
