// Writes what was fetched as WARC 1.1: per exchange a response, a request and a metadata record, each readable alone.
import { promisify } from 'node:util';
import { gzip, gzipSync, type ZlibOptions } from 'node:zlib';
import { InputError } from '../errors.ts';
import { warcDigest } from './warc-digest.ts';
import { WarcFile } from './warc-file.ts';
import {
  exchangeRecords,
  infoRecord,
  type KnownPayload,
  recordId,
  type WarcExchange,
} from './warc-serialize.ts';

export type { WarcExchange } from './warc-serialize.ts';

const gzipInThread = promisify<Buffer, ZlibOptions, Buffer>(gzip);

/** Requests and metadata are below this: packing them on the spot costs a third of handing them to a thread. */
const SMALL_RECORD = 4096;
/** A window that fits them: most of the time goes into clearing zlib's tables. */
const SMALL: ZlibOptions = { windowBits: 12, memLevel: 4 };
/** Pages get 3 % larger than by the default level 6, in four fifths of the time. */
const LARGE: ZlibOptions = { level: 4 };

const DEFAULT_MAX_BYTES = 1_000_000_000;
/** Payloads remembered to be referred to by later identical ones: some 20 MB of memory at most. */
const MAX_KNOWN_PAYLOADS = 65_536;

export interface WarcWriterOptions {
  /** Begins the names of the files. Default 'skein'. */
  readonly prefix?: string;
  /** A new file is begun rather than to exceed this. Default 1 GB, as the standard recommends. */
  readonly maxBytes?: number;
  /** Who made the archive, for the warcinfo record. */
  readonly software?: string;
  /** Default 'gzip': each record a member of its own, so that it can be read alone. */
  readonly compress?: 'gzip' | 'none';
}

/**
 * Appends exchanges to WARC files in a directory. Exchanges stand in the order in which `write` was called. What one
 * `write` adds goes to the file in one piece, so a killed process leaves at most a cut tail, never a mixed-up middle.
 */
export class WarcWriter {
  readonly #dir: string;
  readonly #prefix: string;
  readonly #maxBytes: number;
  readonly #software: string;
  readonly #isGzip: boolean;
  readonly #files: string[] = [];
  readonly #known = new Map<string, KnownPayload>();
  #file: WarcFile | undefined;
  #serial = 0;
  #infoId = '';
  /** Bytes of the current file that are its warcinfo record. */
  #headBytes = 0;
  #queue: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(dir: string, options: WarcWriterOptions) {
    this.#dir = dir;
    this.#prefix = options.prefix ?? 'skein';
    this.#maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    this.#software = options.software ?? 'Skein';
    this.#isGzip = options.compress !== 'none';
    if (!/^[\w.-]+$/.test(this.#prefix)) throw new InputError(`"${this.#prefix}" cannot begin a file name`);
  }

  /** Makes the directory if need be and begins the first file; an unwritable place is an InputError. */
  static async open(dir: string, options: WarcWriterOptions = {}): Promise<WarcWriter> {
    const writer = new WarcWriter(dir, options);
    await writer.#begin();
    return writer;
  }

  /** Paths of the files written so far, the current one included. */
  get files(): readonly string[] {
    return this.#files;
  }

  /** Resolves when the exchange is in the file. A full disk is a StoreError; the file stays whole and usable. */
  write(exchange: WarcExchange): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('write after close of a WarcWriter'));
    // Packed at once, in zlib's threads, while those before it are still being written.
    const packed = this.#pack(exchange, warcDigest(exchange.response.body));
    const written = this.#queue.then(async () => this.#append(exchange, await packed));
    // A failed write is told to its caller; those after it have their own try.
    this.#queue = written.catch(() => {});
    return written;
  }

  /** Waits for all writes and closes the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
    const file = this.#file;
    this.#file = undefined;
    await file?.close();
  }

  async #append(exchange: WarcExchange, packed: PackedExchange): Promise<void> {
    const file = this.#file;
    if (file && file.size > this.#headBytes && file.size + packed.bytes.length > this.#maxBytes) {
      this.#file = undefined;
      await file.close();
    }
    const current = this.#file ?? (await this.#begin());
    // Every file stands alone: made again when it names the file before, or a payload that is not in this one.
    const isStale =
      packed.infoId !== this.#infoId ||
      (packed.original !== undefined && this.#known.get(packed.payloadDigest) !== packed.original);
    const { bytes, payload, payloadDigest } = isStale
      ? await this.#pack(exchange, packed.payloadDigest)
      : packed;
    try {
      await current.append(bytes);
    } catch (error) {
      if (payload && this.#known.get(payloadDigest) === payload) this.#known.delete(payloadDigest);
      throw error;
    }
  }

  async #begin(): Promise<WarcFile> {
    const file = await WarcFile.create(
      this.#dir,
      this.#prefix,
      this.#serial,
      this.#isGzip ? 'warc.gz' : 'warc',
    );
    const infoId = recordId();
    try {
      const info = infoRecord(infoId, file.name, this.#software);
      await file.append(this.#isGzip ? await compress(info) : info);
    } catch (error) {
      await file.discard();
      throw error;
    }
    this.#file = file;
    this.#files.push(file.path);
    this.#serial = file.serial + 1;
    this.#known.clear();
    this.#infoId = infoId;
    this.#headBytes = file.size;
    return file;
  }

  async #pack(exchange: WarcExchange, payloadDigest: string): Promise<PackedExchange> {
    const infoId = this.#infoId;
    const { records, payload, original } = exchangeRecords(
      exchange,
      payloadDigest,
      this.#known.get(payloadDigest),
      infoId,
    );
    if (payload) this.#remember(payloadDigest, payload);
    const parts = this.#isGzip ? await Promise.all(records.map((record) => compress(record))) : records;
    return { bytes: Buffer.concat(parts), payloadDigest, payload, original, infoId };
  }

  #remember(digest: string, payload: KnownPayload): void {
    this.#known.set(digest, payload);
    if (this.#known.size > MAX_KNOWN_PAYLOADS) this.#known.delete(this.#known.keys().next().value!);
  }
}

function compress(record: Buffer): Buffer | Promise<Buffer> {
  return record.length < SMALL_RECORD ? gzipSync(record, SMALL) : gzipInThread(record, LARGE);
}

/** An exchange ready to be appended, and what must still hold when its turn comes. */
interface PackedExchange {
  readonly bytes: Buffer;
  readonly payloadDigest: string;
  /** The payload it brings, that later ones may refer to. */
  readonly payload: KnownPayload | undefined;
  /** The payload it refers to. */
  readonly original: KnownPayload | undefined;
  readonly infoId: string;
}
