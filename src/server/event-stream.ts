// Live events for any number of open dashboards (server-sent events). What happens is sent in bundles a few times a second;
// a dashboard that cannot keep up misses lines, and is told how many: nothing piles up here.
import type { ServerResponse } from 'node:http';
import type { happening } from './api/overview.ts';
import type { TypeOf } from './schema.ts';

export type Happening = TypeOf<typeof happening>;

const BUNDLE_EVERY_MS = 250;
// More lines than this in a bundle nobody can read.
const BUNDLE_MOST = 100;
/** Lines a dashboard that is opened sees of what was before. */
const REMEMBERED = 200;
/** Each costs a connection and a copy of all that is sent; nobody looks at more. */
const LISTENERS_MOST = 32;

interface Listener {
  readonly response: ServerResponse;
  /** Sent, and not yet taken. */
  isBehind: boolean;
}

export class EventStream {
  readonly #listeners = new Set<Listener>();
  readonly #remembered: Happening[] = [];
  #bundle: Happening[] = [];
  #missed = 0;
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  get isFull(): boolean {
    return this.#listeners.size >= LISTENERS_MOST;
  }

  /** Newest first. */
  get latest(): readonly Happening[] {
    return this.#remembered.toReversed();
  }

  /** Keeps a response open and sends it all that happens. */
  open(response: ServerResponse): void {
    const listener: Listener = { response, isBehind: false };
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 1000\n\n');
    response.on('drain', () => {
      listener.isBehind = false;
    });
    response.on('close', () => this.#listeners.delete(listener));
    this.#listeners.add(listener);
  }

  /** Something happened. */
  tell(told: Omit<Happening, 'number' | 'at'>): void {
    const line: Happening = { ...told, number: ++this.#count, at: Date.now() };
    this.#remembered.push(line);
    if (this.#remembered.length > REMEMBERED) this.#remembered.shift();
    if (this.#bundle.length < BUNDLE_MOST) this.#bundle.push(line);
    else this.#missed++;
    this.#timer ??= setTimeout(() => this.#sendBundle(), BUNDLE_EVERY_MS).unref();
  }

  /** A state as it is now: whoever misses it gets the next. */
  send(event: 'sites' | 'indexing', data: unknown): void {
    this.#send(event, JSON.stringify(data));
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const { response } of this.#listeners) response.end();
  }

  #sendBundle(): void {
    this.#timer = undefined;
    this.#send('happenings', JSON.stringify({ happenings: this.#bundle, missed: this.#missed }));
    this.#bundle = [];
    this.#missed = 0;
  }

  #send(event: string, json: string): void {
    for (const listener of this.#listeners)
      if (!listener.isBehind)
        listener.isBehind = !listener.response.write(`event: ${event}\ndata: ${json}\n\n`);
  }
}
