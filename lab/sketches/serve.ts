// Serves a sketch through a replaying proxy.
import { type Replay, type SavedAnswer, startReplay } from '../mirrors/replay.ts';
import { SKETCH_ORIGIN, type Sketch, type SketchPage } from './types.ts';

/** The whole document of a page. */
export function documentOf(path: string, { html, head = '', title = path }: SketchPage): string {
  if (html.startsWith('<html')) return html;
  return `<html><head><title>${title}</title>${head}</head><body>${html}</body></html>`;
}

export function sketchUrl(path: string): string {
  return new URL(path, SKETCH_ORIGIN).href;
}

export function serveSketch({ pages }: Sketch): Promise<Replay> {
  const answers = new Map<string, SavedAnswer>();
  for (const [path, page] of Object.entries(pages)) {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    answers.set(
      sketchUrl(path),
      typeof page === 'string'
        ? { status: 302, headers: { ...headers, location: sketchUrl(page.slice(2)) }, body: '' }
        : { status: page.status ?? 200, headers, body: documentOf(path, page) },
    );
  }
  return startReplay((url) => answers.get(new URL(url).href));
}
