// Rebuilds the heads of an exchange as they were on the wire, for archives.
import type { Exchange } from './exchange.ts';
import { isSecretHeader } from './redirects.ts';
import type { WireCapture } from './request-record.ts';

/** Headers of ours that look unknown to the secret check but are not secret. */
const OPEN: ReadonlySet<string> = new Set(['host', 'if-none-match', 'if-modified-since']);

export function captureWire(
  url: URL,
  requestHeaders: readonly string[],
  exchange: Exchange,
  failure: string,
  remoteAddress: string,
): WireCapture {
  let requestHead = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\nconnection: keep-alive\r\n`;
  for (let i = 0; i + 1 < requestHeaders.length; i += 2) {
    const name = requestHeaders[i]!;
    if (name === 'host' || name === 'proxy-authorization') continue;
    const isSecret = isSecretHeader(name) && !OPEN.has(name);
    requestHead += `${name}: ${isSecret ? '***' : requestHeaders[i + 1]!}\r\n`;
  }
  let responseHead = '';
  if (exchange.status !== 0) {
    responseHead = `HTTP/1.1 ${exchange.status} ${exchange.statusMessage}\r\n`;
    const raw = exchange.rawHeaders;
    for (let i = 0; i + 1 < raw.length; i += 2)
      responseHead += `${raw[i]!.toString('latin1')}: ${raw[i + 1]!.toString('latin1')}\r\n`;
    responseHead += '\r\n';
  }
  return {
    requestHead: `${requestHead}\r\n`,
    responseHead,
    body: exchange.body,
    remoteAddress,
    ...(exchange.isComplete || exchange.status === 0 ? {} : { truncated: truncation(failure) }),
  };
}

function truncation(failure: string): NonNullable<WireCapture['truncated']> {
  if (failure === 'timeout') return 'time';
  if (failure === 'reset') return 'disconnect';
  return failure === 'aborted' ? 'unspecified' : 'length';
}
