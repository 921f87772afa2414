// Sites that send one and the same page for every address, for scripts to fill: once that is known, it need not be asked for
// again with each page.
import type { FetchResponse } from '../fetch/index.ts';

// Two pages may be alike by chance: both are empty, or both are missing.
const ENOUGH = 3;

/** The shell of one site. */
export class SharedShell {
  #shell: FetchResponse | undefined;
  readonly #urls = new Set<string>();

  /** Takes note of a page as it was sent, which scripts have filled since. */
  note(sent: FetchResponse): void {
    if (sent.status !== 200) return;
    if (this.#shell !== undefined && !sent.body.equals(this.#shell.body)) this.#urls.clear();
    this.#shell = sent;
    this.#urls.add(sent.finalUrl);
  }

  forget(): void {
    this.#shell = undefined;
    this.#urls.clear();
  }

  /** What a server would send for a URL; undefined when that has to be asked. */
  answerFor(url: string): FetchResponse | undefined {
    const shell = this.#shell;
    if (shell === undefined || this.#urls.size < ENOUGH) return undefined;
    if (new URL(url).origin !== new URL(shell.finalUrl).origin) return undefined;
    return {
      url,
      finalUrl: url,
      status: shell.status,
      // Of the others most say when that one answer was made.
      headers: { 'content-type': shell.headers['content-type'] ?? 'text/html' },
      body: shell.body,
      redirects: [],
      notModified: false,
      fetchedAt: Date.now(),
      durationMs: 0,
      wireBytes: 0,
      attempts: 1,
    };
  }
}
