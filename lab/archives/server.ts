// Serves an archive, and tells what a crawl of it should bring.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ScoredForum, ScoredRequest } from '../truth/index.ts';
import { drawMailArchive } from './mail-archive.ts';
import { drawMessageTree } from './message-tree.ts';
import { type ArchiveSize, planMessages } from './plan.ts';
import type { ArchiveLook, ArchiveMessage, ArchivePages } from './types.ts';

export interface ArchiveOptions {
  readonly look: ArchiveLook;
  readonly seed?: number;
  readonly size?: ArchiveSize;
}

/** A running archive. */
export interface ArchiveLab {
  readonly entryUrl: string;
  readonly messages: readonly ArchiveMessage[];
  /** Every request so far, oldest first. */
  readonly requests: readonly ScoredRequest[];
  urlOf(message: ArchiveMessage): string;
  /** A thread has as many pages as messages. */
  truth(): ScoredForum;
  close(): Promise<void>;
}

const drawings: Record<ArchiveLook, (messages: readonly ArchiveMessage[]) => ArchivePages> = {
  'mail-archive': drawMailArchive,
  'message-tree': drawMessageTree,
};

/** Looks an archive can have. */
export const archiveLooks = Object.keys(drawings) as ArchiveLook[];

const SIZE: ArchiveSize = { lists: 3, threads: 40, messagesPerThread: 5 };

/** Starts an archive on a free port of 127.0.0.1. Same seed, same bytes. */
export async function startArchive({ look, seed = 1, size = SIZE }: ArchiveOptions): Promise<ArchiveLab> {
  const messages = planMessages(seed, size);
  const { entry, pages, needed, pathOf } = drawings[look](messages);
  const asked: { path: string; status: number }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages.get(path);
    asked.push({ path, status: page === undefined ? 404 : 200 });
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'nothing here');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urlOf = (message: ArchiveMessage) => origin + pathOf(message);
  return {
    entryUrl: origin + entry,
    messages,
    get requests() {
      return asked.map(({ path, status }) => ({ url: origin + path, status }));
    },
    urlOf,
    truth: () =>
      archiveTruth(
        messages,
        urlOf,
        origin + entry,
        [...needed].map((path) => origin + path),
      ),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function archiveTruth(
  messages: readonly ArchiveMessage[],
  urlOf: (message: ArchiveMessage) => string,
  entry: string,
  needed: readonly string[],
): ScoredForum {
  const byUrl = new Map(messages.map((message) => [urlOf(message), message]));
  const lists = new Set(needed.filter((url) => url !== entry && !byUrl.has(url)));
  const threads = new Map<number, ArchiveMessage[]>();
  for (const message of messages)
    threads.set(message.thread, [...(threads.get(message.thread) ?? []), message]);
  return {
    ideal: {
      entry: 1,
      index: lists.size,
      thread: messages.length,
      total: 1 + lists.size + messages.length,
    },
    typeOf: (given) => {
      const url = given.replace(/#.*$/s, '');
      const message = byUrl.get(url);
      if (message !== undefined) return { url, type: 'thread', threadId: message.thread };
      return { url, type: url === entry ? 'entry' : lists.has(url) ? 'index' : 'other' };
    },
    threads: () =>
      [...threads].map(([id, own]) => ({
        id: String(id),
        board: own[0]!.list,
        title: own[0]!.subject,
        pages: own.length,
      })),
    posts: () =>
      [...threads.values()].flatMap((own) =>
        own.map((message, i) => ({
          id: String(message.id),
          thread: String(message.thread),
          n: i + 1,
          author: message.author,
          created: message.createdAt,
          text: [message.quote, ...message.paragraphs].join('\n'),
          replyTo: message.parent === null ? null : String(message.parent.id),
        })),
      ),
  };
}
