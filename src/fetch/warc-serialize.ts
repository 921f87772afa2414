// The records of WARC 1.1 as bytes: what an exchange becomes, and the one that heads a file.
import { randomUUID } from 'node:crypto';
import { warcDigest } from './warc-digest.ts';
import { oneLine, requestHead, responseHead, withoutCredentials } from './warc-http.ts';

/** Below this, referring to an earlier payload takes more room than storing it again. */
const MIN_REVISIT_BYTES = 512;
const REVISIT_PROFILE = 'http://netpreserve.org/warc/1.1/revisit/identical-payload-digest';

/** One request and its answer, as they went over the wire. */
export interface WarcExchange {
  readonly url: string;
  /** When the request was sent, epoch ms. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly request: {
    readonly method: string;
    readonly target: string;
    readonly headers: readonly (readonly [string, string])[];
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly headers: readonly (readonly [string, string])[];
    /** Body as it came over the wire: content encoding intact, transfer encoding removed. */
    readonly body: Buffer;
  };
  readonly ip?: string;
  /** The page that linked here. */
  readonly via?: string;
  /** The body was cut at a size limit. */
  readonly truncated?: boolean;
}

/** A payload in the file, for later records to refer to. */
export interface KnownPayload {
  readonly id: string;
  readonly url: string;
  readonly date: string;
}

type Fields = readonly (readonly [string, string | undefined])[];

/** A response (or a revisit of `known`), a request and a metadata record. */
export function exchangeRecords(
  exchange: WarcExchange,
  payloadDigest: string,
  known: KnownPayload | undefined,
  infoId: string,
): { records: Buffer[]; payload: KnownPayload | undefined; original: KnownPayload | undefined } {
  const { request, response } = exchange;
  const url = withoutCredentials(exchange.url);
  const date = new Date(exchange.startedAt).toISOString();
  const id = recordId();
  const head = responseHead(response, response.body.length);
  const isFit = response.body.length >= MIN_REVISIT_BYTES && !exchange.truncated;
  const original = isFit ? known : undefined;
  const shared: Fields = [
    ['WARC-Date', date],
    ['WARC-Target-URI', url],
    ['WARC-Warcinfo-ID', infoId],
  ];
  const answer = warcRecord(
    original ? 'revisit' : 'response',
    id,
    [
      ...shared,
      ['WARC-IP-Address', exchange.ip || undefined],
      ['WARC-Payload-Digest', payloadDigest],
      ['WARC-Truncated', exchange.truncated ? 'length' : undefined],
      ['WARC-Profile', original && REVISIT_PROFILE],
      ['WARC-Refers-To', original?.id],
      ['WARC-Refers-To-Target-URI', original?.url],
      ['WARC-Refers-To-Date', original?.date],
      ['Content-Type', 'application/http;msgtype=response'],
    ],
    original ? [head] : [head, response.body],
  );
  const asked = warcRecord(
    'request',
    recordId(),
    [...shared, ['WARC-Concurrent-To', id], ['Content-Type', 'application/http;msgtype=request']],
    [requestHead(request, hostOf(url))],
  );
  const told = warcRecord(
    'metadata',
    recordId(),
    [...shared, ['WARC-Concurrent-To', id], ['Content-Type', 'application/warc-fields']],
    [
      fieldLines([
        ['fetchTimeMs', String(Math.round(exchange.durationMs))],
        ['via', exchange.via === undefined ? undefined : withoutCredentials(exchange.via)],
      ]),
    ],
  );
  return {
    records: [answer, asked, told],
    payload: isFit && !original ? { id, url, date } : undefined,
    original,
  };
}

/** The record that heads a file. */
export function infoRecord(id: string, fileName: string, software: string): Buffer {
  const fields: Fields = [
    ['WARC-Date', new Date().toISOString()],
    ['WARC-Filename', fileName],
    ['Content-Type', 'application/warc-fields'],
  ];
  const info = fieldLines([
    ['software', software],
    ['format', 'WARC File Format 1.1'],
    ['conformsTo', 'http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/'],
  ]);
  return warcRecord('warcinfo', id, fields, [info]);
}

function warcRecord(type: string, id: string, fields: Fields, block: readonly Buffer[]): Buffer {
  const length = block.reduce((sum, part) => sum + part.length, 0);
  const head = fieldLines([
    ['WARC-Type', type],
    ['WARC-Record-ID', id],
    ...fields,
    ['WARC-Block-Digest', warcDigest(...block)],
    ['Content-Length', String(length)],
  ]);
  return Buffer.concat([
    Buffer.from('WARC/1.1\r\n'),
    head,
    Buffer.from('\r\n'),
    ...block,
    Buffer.from('\r\n\r\n'),
  ]);
}

function fieldLines(fields: Fields): Buffer {
  let text = '';
  for (const [name, value] of fields) if (value !== undefined) text += `${name}: ${oneLine(value)}\r\n`;
  return Buffer.from(text, 'utf8');
}

/** A new WARC-Record-ID. */
export function recordId(): string {
  return `<urn:uuid:${randomUUID()}>`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
