// What the lab's server says to a request, before charset and headers of the connection are added.

export interface Answer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is encoded in the dialect's charset; bytes go out as they are. */
  readonly body: string | Buffer;
  /** 'html' gets the dialect's charset. */
  readonly type: 'html' | 'xml' | 'text' | 'image' | 'binary' | 'json';
  /** Epoch seconds of what the page shows, for Last-Modified. */
  readonly modifiedAt?: number;
}

export function redirect(to: string, status: 301 | 302 = 302): Answer {
  // Links relative to `<base>` mean nothing in a header.
  const location = /^(?:[./]|https?:)/.test(to) ? to : `/${to}`;
  return { status, headers: { location }, body: '', type: 'html' };
}

export function text(body: string, status = 200): Answer {
  return { status, body, type: 'text' };
}
