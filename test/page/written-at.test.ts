import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/page/index.ts';

const FETCHED = Date.UTC(2026, 10, 16, 8);
const body = Buffer.from('<p>Yesterday 22:36</p>');
const writtenAt = (headers: Record<string, string>): string =>
  new Date(
    parsePage({ url: 'http://f.example/', headers, body, fetchedAt: FETCHED }).writtenAt,
  ).toISOString();

describe('a page was written', () => {
  it('when it was fetched, where nothing else is known', () => {
    expect(writtenAt({})).toBe('2026-11-16T08:00:00.000Z');
  });

  it('when the server says it sent it, also through a cache', () => {
    expect(writtenAt({ date: 'Sun, 15 Nov 2026 18:47:12 GMT', age: '47568' })).toBe(
      '2026-11-15T18:47:12.000Z',
    );
  });

  it('before it expired', () => {
    expect(writtenAt({ expires: 'Sun, 15 Nov 2026 18:47:12 GMT' })).toBe('2026-11-15T18:47:12.000Z');
    expect(writtenAt({ expires: 'Thu, 19 Nov 1981 08:52:00 GMT' })).toBe('2026-11-16T08:00:00.000Z');
    expect(writtenAt({ expires: '0' })).toBe('2026-11-16T08:00:00.000Z');
  });

  it('when it was last changed, where it must not be cached', () => {
    const modified = 'Sun, 15 Nov 2026 18:47:12 GMT';
    expect(writtenAt({ 'last-modified': modified, expires: 'Thu, 21 Jul 1977 07:30:00 GMT' })).toBe(
      '2026-11-15T18:47:12.000Z',
    );
    expect(writtenAt({ 'last-modified': modified, 'cache-control': 'no-store' })).toBe(
      '2026-11-15T18:47:12.000Z',
    );
    // A proxy that plays pages back may have a clock of its own.
    expect(
      writtenAt({ 'last-modified': modified, pragma: 'no-cache', date: 'Mon, 16 Nov 2026 08:00:00 GMT' }),
    ).toBe('2026-11-15T18:47:12.000Z');
    // That of a page which may be cached is the time of its last post.
    expect(writtenAt({ 'last-modified': modified })).toBe('2026-11-16T08:00:00.000Z');
  });
});
