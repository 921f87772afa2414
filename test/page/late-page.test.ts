import { describe, expect, it } from 'vitest';
import { LatePage } from '../../src/page/index.ts';

const body = new TextEncoder().encode('<title>Read</title><a href="/a">A</a><a href="/b">B</a>');
const late = () => new LatePage({ url: 'http://forum.test/', headers: {}, body, fetchedAt: 0 });

describe('a page that is parsed late', () => {
  it('shows the links it was told until more of it is asked for', () => {
    const page = late();
    const [first] = page.whole().links;
    page.know({ title: 'Told', charset: 'utf-8', robots: [], links: [first!] });
    expect(page.links).toHaveLength(1);
    expect(page.tree.size).toBeGreaterThan(0);
    expect(page.links).toHaveLength(2);
  });

  it('is parsed once, whoever asks first', () => {
    const page = late();
    const looked = page.whole();
    expect(page.tree).toBe(looked.tree);
    const other = late();
    const { tree } = other;
    expect(other.whole().tree).toBe(tree);
  });
});
