// An answer as it goes over the wire: bytes in the dialect's charset, content type, validators.
import { createHash } from 'node:crypto';
import type { Dialect } from '../dialects/types.ts';
import type { Answer } from './answer.ts';
import { encodePage } from './charset.ts';
import type { FinishedAnswer } from './page-cache.ts';

function contentType(answer: Answer, dialect: Dialect): string {
  switch (answer.type) {
    case 'html':
      return dialect.charsetTold === 'meta' || dialect.charsetTold === 'nowhere'
        ? 'text/html'
        : `text/html; charset=${dialect.charset}`;
    case 'xml':
      return 'application/rss+xml; charset=utf-8';
    case 'json':
      return 'application/json; charset=utf-8';
    case 'text':
      return 'text/plain; charset=utf-8';
    case 'image':
      return 'image/gif';
    case 'binary':
      return 'application/octet-stream';
  }
}

export function finishAnswer(answer: Answer, dialect: Dialect): FinishedAnswer {
  const body =
    typeof answer.body === 'string'
      ? encodePage(answer.body, answer.type === 'html' ? dialect.charset : 'utf-8')
      : answer.body;
  const headers: Record<string, string> = { 'content-type': contentType(answer, dialect), ...answer.headers };
  headers['content-length'] = String(body.length);
  if (answer.status === 200) {
    const { validators } = dialect;
    if (validators === 'etag' || validators === 'both') {
      headers.etag = `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
    }
    if ((validators === 'last-modified' || validators === 'both') && answer.modifiedAt) {
      headers['last-modified'] = new Date(answer.modifiedAt * 1000).toUTCString();
    }
  }
  return { status: answer.status, headers, body };
}

/** Whether the visitor's copy is still good (RFC 9110: If-None-Match beats If-Modified-Since). */
export function isUnchanged(
  answer: FinishedAnswer,
  asked: {
    readonly 'if-none-match'?: string | undefined;
    readonly 'if-modified-since'?: string | undefined;
  },
): boolean {
  const { etag, 'last-modified': modified } = answer.headers;
  const wanted = asked['if-none-match'];
  if (wanted !== undefined && etag) return wanted.split(',').some((tag) => tag.trim() === etag);
  const since = asked['if-modified-since'];
  return since !== undefined && modified !== undefined && Date.parse(modified) <= Date.parse(since);
}
