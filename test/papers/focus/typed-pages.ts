// Small sites whose pages are of the type that a test says.
import { parsePage } from '../../../src/page/index.ts';
import { FocusPages } from '../../../src/papers/focus/focus-pages.ts';

/** Pages of a small site by path; the classifiers say what `typeOf` says. */
export function typedPages(
  bodies: Readonly<Record<string, string>>,
  typeOf: (path: string) => 'index' | 'thread' | 'other',
  others = (path: string) => `<p>${path}</p>`,
): FocusPages {
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
  return new (class extends FocusPages {
    override async look(url: string) {
      const seen = await super.look(url);
      return seen && { ...seen, type: typeOf(pathOf(url)) };
    }
  })(async (url) => {
    const [bare = url] = url.split('#');
    return parsePage({ url: bare, body: Buffer.from(bodies[pathOf(bare)] ?? others(pathOf(bare))) });
  }, 100);
}
