// A forum whose answers are broken at random: lab pages with pieces cut, doubled, moved or flipped, and heads that lie. It
// speaks to the socket itself, because a well-behaved HTTP library refuses to send most of this.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mutate } from '../records/mutate.ts';

/** An answer as it should be; its body one character a byte. */
export interface Original {
  readonly status: number;
  readonly type: string;
  readonly location: string;
  readonly body: string;
}

/** A forum to break the answers of: what it has to say to a path. Its own links are relative. */
export type Source = (path: string) => Original | Promise<Original>;

export interface MutatedForum {
  readonly port: number;
  /** Answers given so far, and how many of them were broken. */
  readonly answers: number;
  readonly mutated: number;
  /** Shows another forum from now on, broken by another sequence of numbers. */
  show(source: Source, random: () => number): void;
  close(): Promise<void>;
}

/** Starts it; `share` of the answers are broken. */
export async function startMutatedForum(share: number): Promise<MutatedForum> {
  let shown: { readonly source: Source; readonly random: () => number } | undefined;
  let [answers, mutated] = [0, 0];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let asked = '';
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      asked += chunk.toString('latin1');
      if (!asked.includes('\r\n\r\n')) return;
      const path = /^\S+ (\S+)/.exec(asked)?.[1] ?? '/';
      asked = '';
      if (shown === undefined) return void socket.destroy();
      const { source, random } = shown;
      Promise.resolve(source(path)).then(
        (original) => {
          if (socket.destroyed) return;
          answers++;
          const isBroken = path !== '/robots.txt' && random() < share;
          if (isBroken) mutated++;
          const { wire, ends } = isBroken ? broken(original, random) : { wire: plain(original), ends: false };
          socket.write(wire, 'latin1', () => ends && socket.end());
        },
        () => socket.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    get answers() {
      return answers;
    },
    get mutated() {
      return mutated;
    },
    show: (source, random) => {
      shown = { source, random };
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function plain(answer: Original): string {
  return head(answer.status, headers(answer)) + answer.body;
}

function headers({ type, location, body }: Original): string[] {
  return [
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    ...(location === '' ? [] : [`Location: ${location}`]),
  ];
}

function head(status: number | string, lines: readonly string[]): string {
  return `HTTP/1.1 ${status} X\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
}

interface Broken {
  readonly wire: string;
  /** The connection ends with it: who waits for more waits in vain. */
  readonly ends: boolean;
}

function broken(answer: Original, random: () => number): Broken {
  const kind = random();
  if (kind < 0.6) return { wire: plain({ ...answer, body: mutate(answer.body, random) }), ends: false };
  if (kind < 0.75) return { wire: plain({ ...answer, body: flipped(answer.body, random) }), ends: false };
  const change = HEADS[Math.floor(random() * HEADS.length)]!;
  return { wire: change(answer, random), ends: true };
}

/** Some bytes become others. */
function flipped(body: string, random: () => number): string {
  const bytes = Buffer.from(body, 'latin1');
  for (let flips = 1 + Math.floor(random() * 40); flips > 0 && bytes.length > 0; flips--)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes.toString('latin1');
}

const STATUSES = [200, 203, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 410, 418, 500, 502, 503, 599];
const TYPES = [
  'text/plain',
  'application/json',
  'image/png',
  'text/html; charset=utf-16',
  'text/html; charset=utf-7',
  'text/html; charset=shift_jis',
  'text/html; charset=no-such',
  'text/html; charset="',
  'TEXT/HTML;;;=',
  '',
];
const ENCODINGS = ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'no-such', 'identity'];

function oneOf<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() * values.length)]!;
}

const HEADS: readonly ((answer: Original, random: () => number) => string)[] = [
  (answer, random) => head(oneOf(STATUSES, random), [...headers(answer), 'Retry-After: 0']) + answer.body,
  (answer, random) => plain({ ...answer, type: oneOf(TYPES, random) }),
  (answer, random) =>
    head(answer.status, [...headers(answer), `Content-Encoding: ${oneOf(ENCODINGS, random)}`]) + answer.body,
  // A length that is not the body's.
  (answer, random) =>
    head(answer.status, [
      `Content-Type: ${answer.type}`,
      `Content-Length: ${Math.floor(answer.body.length * 2 * random())}`,
    ]) + answer.body,
  // Sends us elsewhere.
  (answer, random) =>
    head(302, [
      'Content-Length: 0',
      `Location: ${oneOf(['/', '//', 'http://', '?page=2', '#', '/x/../..', 'javascript:0', '\u00ff%zz', answer.location], random)}`,
    ]),
  // Cut anywhere, the head included.
  (answer, random) => {
    const whole = plain(answer);
    return whole.slice(0, Math.floor(whole.length * random()));
  },
  // A head with bytes flipped.
  (answer, random) => flipped(head(answer.status, headers(answer)), random) + answer.body,
  // More cookies and more of a header than anybody needs.
  (answer, random) =>
    head(answer.status, [
      ...headers(answer),
      ...Array.from({ length: 50 }, (_, i) => `Set-Cookie: c${i}=${'x'.repeat(Math.floor(random() * 900))}`),
      `X-Padding: ${'y'.repeat(Math.floor(random() * 30_000))}`,
    ]) + answer.body,
  // Pieces whose lengths are wrong.
  (answer, random) =>
    `${head(answer.status, [`Content-Type: ${answer.type}`, 'Transfer-Encoding: chunked'])}${Math.floor(answer.body.length * 2 * random()).toString(16)}\r\n${answer.body}\r\n0\r\n\r\n`,
];
