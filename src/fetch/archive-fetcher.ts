// A Fetcher that answers from WARC files instead of the web: what was archived can be crawled again, offline.
import { FetchError, InputError } from '../errors.ts';
import { decodeBody } from './content-decoding.ts';
import { abortedError } from './exchange.ts';
import { htmlByType, looksLikeHtml } from './html-content.ts';
import { isRedirect, redirectTarget } from './redirects.ts';
import type { Fetcher, FetchRequest, FetchResponse, Redirect } from './types.ts';
import { type ArchiveProblem, WarcArchive } from './warc-archive.ts';
import { dechunk, type HttpHead, headerRecord, parseHttpHead } from './warc-http.ts';
import type { IndexedRecord } from './warc-index.ts';
import type { WarcRecord } from './warc-record.ts';
import { hideLogin, shownUrl, webUrl, withoutLogin } from './web-url.ts';

/** As HttpFetcher has it. */
const DEFAULT_MAX_BYTES = 20_000_000;
/** Room for the head of a message beyond its body. */
const MAX_HEAD_BYTES = 1 << 20;
const MAX_REDIRECTS = 10;

export interface ArchiveFetcherOptions {
  /** Bodies larger than this, decoded, fail with `too-large`. Default 20 MB. */
  readonly maxBodyBytes?: number;
}

/** An answer as the archive has it. */
interface ArchivedAnswer {
  readonly head: HttpHead;
  /** Content encoding intact. */
  readonly body: Buffer;
  readonly date: number;
  /** WARC-Truncated: why the body is not all of it. */
  readonly truncated: string | undefined;
}

/**
 * Answers from an archive. Later captures of a URL win over earlier ones, except that an error does not hide a page.
 * A URL that is not there fails with `not-in-archive`.
 *
 * ```ts
 * const fetcher = await ArchiveFetcher.open('crawl/');
 * const page = await fetcher.fetch({ url: 'http://forum.example/' });
 * ```
 */
export class ArchiveFetcher implements Fetcher {
  readonly #archive: WarcArchive;
  readonly #maxBytes: number;

  private constructor(archive: WarcArchive, maxBytes: number) {
    this.#archive = archive;
    this.#maxBytes = maxBytes;
  }

  /** Opens a WARC file or a directory of them and reads it through once to index it. */
  static async open(pathOrDir: string, options: ArchiveFetcherOptions = {}): Promise<ArchiveFetcher> {
    return new ArchiveFetcher(await WarcArchive.open(pathOrDir), options.maxBodyBytes ?? DEFAULT_MAX_BYTES);
  }

  /** Number of answers in the archive. */
  get answers(): number {
    return this.#archive.answers;
  }

  /** Cut and damaged places found while opening; what could be read around them is there. */
  get problems(): readonly ArchiveProblem[] {
    return this.#archive.problems;
  }

  /** Fails where the live crawl failed: for error statuses, what is not HTML, bodies that were cut. */
  async fetch(request: FetchRequest): Promise<FetchResponse> {
    const started = performance.now();
    const redirects: Redirect[] = [];
    for (let url = webUrl(request.url); ; ) {
      if (request.signal?.aborted) throw abortedError(hideLogin(request.url), request.signal.reason);
      const answer = await this.#answer(shownUrl(url));
      const { status } = answer.head;
      const headers = headerRecord(answer.head.headers);
      const location = headers.location;
      const target = isRedirect(status) && location !== undefined ? redirectTarget(url, location) : undefined;
      if (target !== undefined && request.redirect !== 'manual') {
        redirects.push({ url: shownUrl(url), status });
        if (redirects.length > MAX_REDIRECTS) throw tooManyRedirects(request.url);
        url = target;
        continue;
      }
      const notModified = target === undefined && (status === 304 || isUnchanged(request, headers));
      return {
        url: request.url,
        finalUrl: redirects.length === 0 ? request.url : withoutLogin(url).href,
        status: notModified ? 304 : status,
        headers,
        body:
          notModified || target ? Buffer.alloc(0) : await this.#body(request, shownUrl(url), answer, headers),
        ...(target && { location: withoutLogin(target).href }),
        redirects,
        notModified,
        // The day the page was made, not today: dates like "yesterday" on it are to be read from there.
        fetchedAt: Number.isNaN(answer.date) ? Date.now() : answer.date,
        durationMs: performance.now() - started,
        wireBytes: answer.body.length,
        attempts: 1,
      };
    }
  }

  async close(): Promise<void> {
    await this.#archive.close();
  }

  async #body(
    request: FetchRequest,
    url: string,
    answer: ArchivedAnswer,
    headers: Record<string, string>,
  ): Promise<Buffer> {
    const { status, statusText } = answer.head;
    if (status >= 300)
      throw new FetchError('http-status', url, `${url} answered ${`${status} ${statusText}`.trim()}`, {
        status,
      });
    const kind = (request.accept ?? 'html') === 'html' ? htmlByType(headers['content-type']) : 'yes';
    if (kind === 'no') throw notHtml(url, headers['content-type']);
    if (answer.truncated !== undefined) {
      const code = answer.truncated === 'length' ? 'too-large' : 'reset';
      throw new FetchError(code, url, `${url} was archived incompletely (${answer.truncated})`);
    }
    const body = await decodeBody(answer.body, headers['content-encoding'], this.#maxBytes, url);
    if (body.length > this.#maxBytes) throw this.#tooLarge(url);
    if (kind === 'unknown' && body.length > 0 && !looksLikeHtml(body)) throw notHtml(url, undefined);
    return body;
  }

  #tooLarge(url: string): FetchError {
    return new FetchError(
      'too-large',
      url,
      `${url} is larger than ${this.#maxBytes / 1e6} MB, the limit for one page`,
    );
  }

  async #answer(url: string): Promise<ArchivedAnswer> {
    const place = this.#archive.find(url);
    if (place === undefined) throw notThere(url);
    try {
      return await this.#readAnswer(place, url, true);
    } catch (error) {
      if (error instanceof FetchError) throw error;
      // The file was indexed, so this is a disk that fails or a file that changed since.
      throw new FetchError(
        'not-in-archive',
        url,
        `${url} cannot be read from the archive: ${(error as Error).message}`,
        {
          cause: error,
        },
      );
    }
  }

  async #readAnswer(place: IndexedRecord, url: string, mayRefer: boolean): Promise<ArchivedAnswer> {
    const read = await this.#archive.read(place, async (record) => {
      const limit = this.#maxBytes + MAX_HEAD_BYTES;
      if (record.contentLength > limit) throw this.#tooLarge(url);
      return { record, block: await record.bytes() };
    });
    const { record, block } = read;
    const truncated = record.fields.get('warc-truncated');
    if (record.type === 'resource')
      return { head: resourceHead(record), body: block, date: record.date, truncated };
    const head = parseHttpHead(block);
    if (record.type === 'revisit' || head?.status === 304) {
      const original = mayRefer ? await this.#original(record, place, url) : undefined;
      if (original)
        return { ...original, head: head && head.status !== 304 ? head : original.head, date: record.date };
      if (record.type === 'revisit')
        throw new FetchError(
          'not-in-archive',
          url,
          `${url} has the content of another page that is not in the archive`,
        );
    }
    if (head === undefined) throw new InputError('the record is no HTTP response');
    const isChunked = head.headers.some(
      ([name, value]) => /^transfer-encoding$/i.test(name) && /chunked/i.test(value),
    );
    const body = block.subarray(head.bodyStart);
    return { head, body: isChunked ? dechunk(body) : body, date: record.date, truncated };
  }

  /** The answer that a revisit record stands for. */
  async #original(
    record: WarcRecord,
    place: IndexedRecord,
    url: string,
  ): Promise<ArchivedAnswer | undefined> {
    const digest = record.fields.get('warc-payload-digest');
    const refersTo = record.fields.get('warc-refers-to-target-uri')?.replace(/^<(.*)>$/, '$1');
    const original =
      (digest ? this.#archive.findPayload(digest) : undefined) ??
      (refersTo ? this.#archive.find(refersTo) : undefined);
    const isItself = original?.file === place.file && original.offset === place.offset;
    return original && !isItself ? this.#readAnswer(original, url, false) : undefined;
  }
}

function isUnchanged(request: FetchRequest, headers: Record<string, string>): boolean {
  // RFC 9110, 13.2.2: with an entity tag at hand the date is not looked at.
  if (request.etag !== undefined) return headers.etag === request.etag;
  return request.lastModified !== undefined && headers['last-modified'] === request.lastModified;
}

function resourceHead(record: WarcRecord): HttpHead {
  const type = record.fields.get('content-type');
  return { status: 200, statusText: 'OK', headers: type ? [['Content-Type', type]] : [], bodyStart: 0 };
}

function tooManyRedirects(url: string): FetchError {
  const shown = hideLogin(url);
  return new FetchError('too-many-redirects', shown, `${shown} redirects more than ${MAX_REDIRECTS} times`);
}

function notThere(url: string): FetchError {
  return new FetchError('not-in-archive', url, `${url} is not in the archive`);
}

function notHtml(url: string, type: string | undefined): FetchError {
  return new FetchError('not-html', url, `${url} is not HTML but ${type ?? 'something without a type'}`);
}
