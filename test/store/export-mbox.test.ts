import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64Lines, headerText, quotedPrintable } from '../../src/store/export-mail-encoding.ts';
import { mailTime, separatorTime, toldTime } from '../../src/store/export-time.ts';
import { exportFormats } from '../../src/store/index.ts';
import { FACTS, POSTS, rowsOf, written } from './export-threads.ts';

interface Mail {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Reads an mbox as a mail client does: separators, unfolding, decoding. */
function readMbox(mbox: string): Mail[] {
  return mbox.split(/(?:^|\n\n)(?=From \S+ \w{3} \w{3} [ \d]\d )/).map((raw) => {
    const message = raw.trimStart();
    const end = message.indexOf('\n\n');
    const head = message.slice(message.indexOf('\n') + 1, end).replace(/\n[ \t]/g, ' ');
    const headers = new Map(
      head
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), decodeWords(line.slice(line.indexOf(':') + 2))]),
    );
    const body = message.slice(end + 2);
    const text =
      headers.get('Content-Transfer-Encoding') === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : decodeQuoted(body);
    return { headers, text: text.replace(/\n+$/, '') };
  });
}

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, code: string) => Buffer.from(code, 'base64').toString());

function decodeQuoted(text: string): string {
  const joined = text.replace(/=\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

describe('an mbox export', () => {
  const mails = async () =>
    readMbox((await written(exportFormats.mbox.write('posts', rowsOf(POSTS)))).toString());

  it('has tags among its keywords, and poll and attachments below the text', async () => {
    const told = POSTS.slice(0, 2).map((post) => ({ ...post, attachments: ['https://f.example/a.pdf'] }));
    const [first, second] = readMbox(
      (await written(exportFormats.mbox.write('posts', rowsOf(told), FACTS))).toString(),
    );
    expect(first!.headers.get('Keywords')).toBe('Baking, rye, how to');
    expect(first!.text).toBe(
      `${POSTS[0]!.text}\n\nHow long?\n- an hour: 4\n- all night\n<https://f.example/a.pdf>`,
    );
    expect(second!.text).toBe(`${POSTS[1]!.text}\n\n<https://f.example/a.pdf>`);
  });

  it('has a message for each post, with its text', async () => {
    expect((await mails()).map(({ text }) => text)).toEqual(POSTS.map(({ text }) => text));
  });

  it('names author, title and address', async () => {
    const [opening, reply, nameless, chinese] = await mails();
    expect(opening!.headers.get('From')).toBe('ann <ann@forum.example.invalid>');
    expect(reply!.headers.get('From')).toMatch(
      /^Jürgen "J\." Groß <j-rgen-j-gro-[0-9a-f]{8}@forum\.example\.invalid>$/,
    );
    expect(nameless!.headers.get('From')).toMatch(/^unknown </);
    expect(opening!.headers.get('Subject')).toBe('Bread: how long?');
    expect(reply!.headers.get('Subject')).toBe('Re: Bread: how long?');
    expect(chinese!.headers.get('Subject')).toBe('發酵麵團要多久？');
    expect(reply!.headers.get('Archived-At')).toBe('<https://forum.example/t/1#p2>');
  });

  it('threads replies by References and In-Reply-To, posts that answer none under the opening post', async () => {
    const [opening, reply, third, chinese] = await mails();
    const id = (mail: Mail | undefined) => mail!.headers.get('Message-ID')!;
    expect(opening!.headers.has('In-Reply-To')).toBe(false);
    expect(reply!.headers.get('In-Reply-To')).toBe(id(opening));
    expect(reply!.headers.get('References')).toBe(id(opening));
    expect(third!.headers.get('In-Reply-To')).toBe(id(reply));
    expect(third!.headers.get('References')).toBe(`${id(opening)} ${id(reply)}`);
    expect(chinese!.headers.has('References')).toBe(false);
    expect(new Set((await mails()).map(id)).size).toBe(4);
  });

  it('dates every message: unknown zones as -0000, unknown times like the post before', async () => {
    expect((await mails()).map(({ headers }) => headers.get('Date'))).toEqual([
      'Fri, 05 Apr 2024 10:00:00 +0200',
      'Sat, 06 Apr 2024 09:30:00 -0000',
      'Sat, 06 Apr 2024 09:30:00 -0000',
      'Wed, 01 May 2024 00:00:00 -0000',
    ]);
  });

  it('is ASCII in short lines', async () => {
    const text = (await written(exportFormats.mbox.write('posts', rowsOf(POSTS)))).toString('latin1');
    expect(text).toMatch(/^[\n\x20-\x7e]*$/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('cannot be given headers by a title or name', async () => {
    const evil = {
      ...POSTS[0]!,
      threadTitle: 'a\r\nBcc: x@y',
      author: 'b\nTo: c',
      text: 'From me Fri Apr  5 10:00:00 2024',
    };
    const text = (await written(exportFormats.mbox.write('posts', rowsOf([evil])))).toString();
    expect(text).not.toMatch(/^(Bcc|To):/m);
    expect(text.match(/^From /gm)).toHaveLength(1);
  });
});

describe('mail encodings', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'F', 'From ', '.', ' ', '\t', '\n', '=', 'ü', '界', '😀', 'xyz'),
    maxLength: 300,
  });

  it('read back as they were, in lines of 76', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const quoted = quotedPrintable(Buffer.from(text));
        expect(decodeQuoted(quoted)).toBe(text);
        for (const line of quoted.split('\n')) {
          expect(line.length).toBeLessThanOrEqual(76);
          expect(line).not.toMatch(/[ \t]$|^From |^\.$/);
        }
        expect(Buffer.from(base64Lines(Buffer.from(text)), 'base64').toString()).toBe(text);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('make of header text lines of 76 that read back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const header = headerText(text, 'text', 9);
        const lines = `Subject: ${header}`.split('\n');
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(76);
        expect(decodeWords(header.replace(/\n /g, ' '))).toBe(text.replace(/\s+/g, ' ').trim());
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it('quote names in which characters mean something', () => {
    expect(headerText('a.b', 'phrase', 6)).toBe('"a.b"');
    expect(headerText('say "x"', 'phrase', 6)).toBe('"say \\"x\\""');
  });

  it('tell times with their offset', () => {
    expect(mailTime(toldTime('2024-01-01T00:30:00-05:30')!)).toBe('Mon, 01 Jan 2024 00:30:00 -0530');
    expect(separatorTime(toldTime('2024-01-01T00:30:00-05:30')!.at)).toBe('Mon Jan  1 06:00:00 2024');
    expect(toldTime('2024')!.at.toISOString()).toBe('2024-01-01T00:00:00.000Z');
    expect(toldTime('yesterday')).toBeUndefined();
  });
});
