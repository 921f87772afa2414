// Serves an archive, and tells what a crawl of it should bring.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  /** Pages that are needed to see everything. */
  readonly needed: ReadonlySet<string>;
  /** URLs asked for, in order. */
  readonly requests: readonly string[];
  urlOf(message: ArchiveMessage): string;
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
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const page = pages.get(path);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'nothing here');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    entryUrl: origin + entry,
    messages,
    needed: new Set([...needed].map((path) => origin + path)),
    get requests() {
      return requests.map((path) => origin + path);
    },
    urlOf: (message) => origin + pathOf(message),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
