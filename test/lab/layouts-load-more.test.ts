import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { layoutByName } from '../../lab/layouts/index.ts';
import { see } from './layouts-page.ts';
import { ViewMaker } from './layouts-views.ts';

/** The least of a browser that the button's script touches. */
function press(script: string, answer: string, whole: { records: string; next: string | null } | null) {
  const appended: string[] = [];
  const asked: string[] = [];
  const attributes = new Map([['data-source', '/more?page=2']]);
  let press = (): void => {};
  let isRemoved = false;
  const button = {
    disabled: false,
    getAttribute: (name: string) => attributes.get(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    addEventListener: (_event: string, listener: () => void) => {
      press = listener;
    },
    parentNode: {
      removeChild: () => {
        isRemoved = true;
      },
    },
  };
  class DOMParser {
    parseFromString() {
      return {
        querySelector: () => (whole === null ? null : { innerHTML: whole.records }),
        getElementById: () => (whole?.next ? { getAttribute: () => whole.next } : null),
      };
    }
  }
  runInContext(
    script,
    createContext({
      document: {
        getElementById: () => button,
        querySelector: () => ({ insertAdjacentHTML: (_where: string, html: string) => appended.push(html) }),
      },
      DOMParser,
      fetch: async (url: string) => {
        asked.push(url);
        return { text: async () => answer };
      },
    }),
  );
  press();
  return new Promise<{ appended: string[]; asked: string[]; next: string | undefined; isRemoved: boolean }>(
    (done) => setImmediate(() => done({ appended, asked, next: attributes.get('data-source'), isRemoved })),
  );
}

describe("the 'load more' button", () => {
  const view = { ...new ViewMaker(3).thread(2), pager: { items: [], loadMoreUrl: '/more?page=2' } };
  const script = see(layoutByName('cards').thread(view)).scripts.find((one) =>
    one.code.includes('more-records'),
  )!.code;

  it('appends the records of a JSON answer and asks for the next ones after', async () => {
    const seen = await press(script, JSON.stringify({ html: '<li>3</li>', next: '/more?page=3' }), null);
    expect(seen).toEqual({
      asked: ['/more?page=2'],
      appended: ['<li>3</li>'],
      next: '/more?page=3',
      isRemoved: false,
    });
  });

  it('goes away when a JSON answer names no next', async () => {
    const seen = await press(script, JSON.stringify({ html: '<li>3</li>', next: null }), null);
    expect(seen.appended).toEqual(['<li>3</li>']);
    expect(seen.isRemoved).toBe(true);
  });

  it('takes only the records out of a whole page', async () => {
    const seen = await press(script, '<html>…', { records: '<li>4</li>', next: '/more?page=9' });
    expect(seen.appended).toEqual(['<li>4</li>']);
    expect(seen.next).toBe('/more?page=9');
  });

  it('appends bare records as they come', async () => {
    const seen = await press(script, '<li>5</li>', null);
    expect(seen.appended).toEqual(['<li>5</li>']);
    expect(seen.isRemoved).toBe(true);
  });
});
