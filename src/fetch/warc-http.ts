// The HTTP messages inside WARC records: written so that every reader can parse them, read as tolerantly as possible.

export type HeaderList = readonly (readonly [string, string])[];

/** Request headers that would give the crawler's user away to whoever gets the archive. */
const SECRET = new Set(['authorization', 'cookie', 'proxy-authorization']);
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Head of a request, without secrets, with a Host even if the client added it only later. */
export function requestHead(
  request: { method: string; target: string; headers: HeaderList },
  host: string,
): Buffer {
  const headers = request.headers.filter(([name]) => !SECRET.has(name.toLowerCase()));
  const hasHost = headers.some(([name]) => name.toLowerCase() === 'host');
  const target = request.target.replace(/[\x00-\x20\x7f]/g, (c) => encodeURIComponent(c));
  return head(
    `${request.method} ${withoutCredentials(target)} HTTP/1.1`,
    hasHost ? headers : [['Host', host], ...headers],
  );
}

/**
 * Head of a response as it is archived. The body is stored without transfer encoding, so a Transfer-Encoding
 * header would make readers look for chunks that are not there, and a Content-Length that counts other bytes
 * would make them cut or wait: both are kept under an `X-Archive-Orig-` name, as other archivers do.
 */
export function responseHead(
  response: { status: number; statusText: string; headers: HeaderList },
  bodyLength: number,
): Buffer {
  const headers: (readonly [string, string])[] = [];
  // A bodiless answer (to HEAD, or 304) tells the length of the body it did not send: nothing stale about it.
  const bodiless = bodyLength === 0;
  let told = false;
  for (const [name, value] of response.headers) {
    const key = name.toLowerCase();
    if (key === 'transfer-encoding') {
      headers.push([`X-Archive-Orig-${name}`, value]);
    } else if (key === 'content-length' && !bodiless && (told || value.trim() !== String(bodyLength))) {
      headers.push([`X-Archive-Orig-${name}`, value]);
      if (!told) headers.push([name, String(bodyLength)]);
      told = true;
    } else {
      if (key === 'content-length') told = true;
      headers.push([name, value]);
    }
  }
  return head(`HTTP/1.1 ${response.status} ${oneLine(response.statusText)}`, headers);
}

function head(startLine: string, headers: HeaderList): Buffer {
  let text = `${byteString(startLine)}\r\n`;
  for (const [name, value] of headers)
    if (TOKEN.test(name)) text += `${name}: ${byteString(oneLine(value))}\r\n`;
  return Buffer.from(`${text}\r\n`, 'latin1');
}

/** Header text stands for bytes, one a character, as everywhere in HTTP; what is no byte is written in UTF-8. */
function byteString(text: string): string {
  return /[^\0-\xff]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
}

/** A header value cannot hold line ends: left in, they would end the head or forge a header. */
export function oneLine(text: string): string {
  return trimBlanks(text.replace(/[\r\n\0]+/g, ' '));
}

/** Only blanks and tabs surround a header value; `trim()` would take a no-break space that belongs to it. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (text[start] === ' ' || text[start] === '\t')) start++;
  while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
  return text.slice(start, end);
}

/** A URL as it may be archived: no fragment, no user name and password, nothing that could break a header line. */
export function withoutCredentials(url: string): string {
  const clean = url
    .trim()
    .replace(/[\x00-\x20\x7f]/g, (c) => encodeURIComponent(c))
    .replace(/#.*$/s, '');
  return clean.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}

/** A parsed HTTP response head. */
export interface HttpHead {
  readonly status: number;
  readonly statusText: string;
  /** One character a byte (Latin-1), as Node's own parser has it. */
  readonly headers: HeaderList;
  /** Where the body begins in the block. */
  readonly bodyStart: number;
}

/**
 * Parses the head of an HTTP response at the beginning of a block. Takes bare LF, folded headers, `HTTP/2 200` and
 * `:status` pseudo-headers (written by HTTP/2 archivers), and a head that is never closed by an empty line.
 * Returns undefined when the block does not begin like an HTTP response at all.
 */
export function parseHttpHead(block: Buffer): HttpHead | undefined {
  let at = 0;
  const lines: string[] = [];
  while (at < block.length) {
    const newline = block.indexOf(0x0a, at);
    const end = newline < 0 ? block.length : newline;
    const stop = end > at && block[end - 1] === 0x0d ? end - 1 : end;
    const line = block.toString('latin1', at, stop);
    at = newline < 0 ? block.length : newline + 1;
    if (line === '') {
      if (lines.length > 0) break;
    } else if (lines.length > 0 && /^[ \t]/.test(line)) {
      lines[lines.length - 1] += ` ${trimBlanks(line)}`;
    } else {
      lines.push(line);
    }
  }
  const first = lines[0];
  if (first === undefined) return undefined;
  const started = /^(?:HTTP|ICY)(?:\/[\d.]+)?\s+(\d{3})(?:[ \t]+(.*))?$/is.exec(trimBlanks(first));
  const headers: [string, string][] = [];
  let status = started ? Number(started[1]) : undefined;
  for (const line of started ? lines.slice(1) : lines) {
    const colon = line.indexOf(':', 1);
    if (colon < 0) continue;
    const name = trimBlanks(line.slice(0, colon));
    const value = trimBlanks(line.slice(colon + 1));
    if (name === ':status' && /^\d{3}$/.test(value)) status ??= Number(value);
    else if (!name.startsWith(':')) headers.push([name, value]);
  }
  if (status === undefined) return undefined;
  return { status, statusText: started?.[2] ?? '', headers, bodyStart: at };
}

/** Headers as FetchResponse has them: lower-case names, repeated ones joined by ', '. */
export function headerRecord(headers: HeaderList): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const before = Object.hasOwn(record, key) ? record[key] : undefined;
    Object.defineProperty(record, key, {
      // `__proto__` is a legal header name: an assignment would set the prototype.
      value: before === undefined ? value : `${before}, ${value}`,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return record;
}

/**
 * Undoes chunked transfer encoding, which some archivers store as it came. Others store the plain body and keep the
 * header all the same, so a body that does not begin like a chunk is returned as it is.
 */
export function dechunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  while (at < body.length) {
    const newline = body.indexOf(0x0a, at);
    if (newline < 0 || newline - at > 1024) break;
    // The standard's CRLF is asked for at the beginning only, where plain text could pass for a chunk.
    if (parts.length === 0 && body[newline - 1] !== 0x0d) return body;
    const size = /^\s*([0-9a-f]{1,8})\s*(?:;.*)?$/i.exec(
      body.toString('latin1', at, newline).replace(/\r$/, ''),
    );
    if (!size) return parts.length === 0 ? body : Buffer.concat([...parts, body.subarray(at)]);
    const length = Number.parseInt(size[1]!, 16);
    if (length === 0) return Buffer.concat(parts);
    const start = newline + 1;
    parts.push(body.subarray(start, start + length));
    at = start + length;
    if (parts.length === 1 && at < body.length && body[at] !== 0x0d && body[at] !== 0x0a) return body;
    if (body[at] === 0x0d) at++;
    if (body[at] === 0x0a) at++;
  }
  // Cut within a chunk: what is there is there. Nothing like a chunk at all: not chunked.
  return parts.length === 0 ? body : Buffer.concat(parts);
}
