// A forum behind a bad line: stands before a lab forum and spoils some of its answers, each kind the way real servers and
// networks do. What is spoiled, and how often, is decided by a seed.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lab } from '../../lab/index.ts';
import { startTlsFront, TLS_FAULTS } from './tls-front.ts';

/** Kinds of faults; each spoils one answer. */
export const FAULTS = {
  /** The connection is cut before the answer. */
  reset: (_, response) => void response.destroy(),
  /** Half of the answer, then the connection is cut. */
  truncation: (answer, response) => {
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    response.write(answer.body.subarray(0, answer.body.length >> 1), () => response.destroy());
  },
  /** More is announced than comes. */
  'too-long-length': (answer, response) => {
    response.strictContentLength = false;
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length + 1_000 });
    response.end(answer.body, () => response.destroy());
  },
  /** Not a header at all. */
  'garbage-head': (_, response) => void response.socket?.end('\x00\x01 not HTTP at all\r\n\r\n'),
  'server-error': (_, response) => void response.writeHead(500).end('<h1>Internal error</h1>'),
  overload: (_, response) => void response.writeHead(503).end('<h1>Too busy</h1>'),
  'too-many-requests': (_, response) => void response.writeHead(429, { 'retry-after': '0' }).end('slow down'),
  /** No answer: the crawler must give up by itself. */
  hang: () => {},
  /** A byte now and then, for ever. */
  'slow-loris': (answer, response) => {
    response.writeHead(200, answer.headers);
    const timer = setInterval(() => response.write('<'), 50);
    response.on('close', () => clearInterval(timer));
  },
  'redirect-loop': (answer, response) => void response.writeHead(302, { location: answer.url }).end(),
  'garbage-gzip': (answer, response) =>
    void response
      .writeHead(200, { ...answer.headers, 'content-encoding': 'gzip' })
      .end(Buffer.from('this was never packed')),
  'empty-answer': (_, response) => void response.writeHead(502).end(),
  /** The head names a charset that the page is not in. */
  'charset-lie': (answer, response) => {
    const lie = LIES[answer.body.length % LIES.length];
    response.writeHead(answer.status, { ...answer.headers, 'content-type': `text/html; charset=${lie}` });
    response.end(answer.body);
  },
  /** No handshake, or one with another's certificate: done by tls-front.ts, before there is an answer. */
  'tls-error': () => {},
} satisfies Record<string, (answer: Answer, response: ServerResponse) => void>;

const LIES = [
  'iso-8859-1',
  'windows-1251',
  'utf-16',
  'utf-16be',
  'shift_jis',
  'gb2312',
  'big5',
  'euc-kr',
  'koi8-r',
  'us-ascii',
  'no-such',
];

export type FaultName = keyof typeof FAULTS;
export const faultNames = Object.keys(FAULTS) as FaultName[];

interface Answer {
  readonly url: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export interface FaultPlan {
  readonly kind: FaultName;
  /** Answers to spoil in all. */
  readonly count: number;
  /** The chance of an answer to be spoiled, until `count` are. */
  readonly share: number;
  readonly seed: number;
}

export interface FaultServer {
  readonly entryUrl: string;
  /** Answers spoiled so far. */
  readonly spoiled: number;
  close(): Promise<void>;
}

/** Starts it; links of the forum lead to it. */
export async function startFaultServer(lab: Lab, plan: FaultPlan): Promise<FaultServer> {
  let spoiled = 0;
  let state = plan.seed >>> 0 || 1;
  const random = () => {
    // xorshift32
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const inner = new URL(lab.url).host;
  let outer = '';
  const isDue = () => spoiled < plan.count && random() < plan.share;
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const given = await ask(inner, outer, incoming);
    if (plan.kind !== 'tls-error' && isDue()) {
      spoiled++;
      FAULTS[plan.kind](given, response);
      return;
    }
    response.writeHead(given.status, given.headers).end(given.body);
  };
  const server =
    plan.kind === 'tls-error'
      ? startTlsFront(answer, () => {
          if (!isDue()) return 'none';
          return TLS_FAULTS[spoiled++ % TLS_FAULTS.length]!;
        })
      : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  outer = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const entryUrl = lab.entryUrl.replace(inner, outer);
  return {
    entryUrl: plan.kind === 'tls-error' ? entryUrl.replace('http:', 'https:') : entryUrl,
    get spoiled() {
      return spoiled;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The forum's own answer, with addresses that lead back here. */
function ask(inner: string, outer: string, incoming: IncomingMessage): Promise<Answer> {
  const url = `http://${outer}${incoming.url}`;
  return new Promise((resolve, reject) => {
    const headers = { ...incoming.headers, host: inner, 'accept-encoding': 'identity' };
    const asked = request(`http://${inner}${incoming.url}`, { headers, agent: false }, (answered) => {
      const chunks: Buffer[] = [];
      answered.on('data', (chunk: Buffer) => chunks.push(chunk));
      answered.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1').replaceAll(inner, outer);
        const told = Object.entries(answered.headers).flatMap(([name, value]) =>
          typeof value !== 'string' || HOP.has(name) ? [] : [[name, value.replaceAll(inner, outer)]],
        );
        resolve({
          url,
          status: answered.statusCode ?? 500,
          headers: Object.fromEntries(told) as Record<string, string>,
          body: Buffer.from(text, 'latin1'),
        });
      });
      answered.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
