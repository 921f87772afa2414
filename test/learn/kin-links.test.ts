import { describe, expect, it } from 'vitest';
import { kinTest } from '../../src/learn/kin-links.ts';

const BASE = 'http://forum.test';
const links = [
  '/talk/c/general-discussion/2',
  '/talk/c/news-and-announcements/3',
  '/talk/t/how-do-you-clean-it/150',
  '/talk/u/anna/26',
  '/talk/feed',
].map((path) => BASE + path);

describe('kinTest', () => {
  const isKin = kinTest(links);

  it('knows a board by the word before its name and number', () => {
    expect(links.filter((url) => isKin(url, links[0]!))).toEqual([links[1]]);
  });

  it('takes another view of the same board for no other board', () => {
    const views = [...links, `${BASE}/talk/c/2/new`, `${BASE}/talk/c/2/old`];
    expect(kinTest(views)(`${BASE}/talk/c/2/new`, `${BASE}/talk/c/2/old`)).toBe(false);
  });

  it('says nothing where no word tells boards from threads', () => {
    const alike = ['/general.2', '/how-do-you-clean-it.150', '/anna.26'].map((path) => BASE + path);
    expect(alike.filter((url) => kinTest(alike)(url, alike[0]!))).toEqual([]);
  });

  it('keeps addresses within the query apart from those without any', () => {
    const within = ['/index.php', '/index.php?/c/2-garden', '/index.php?/c/3-kitchen'].map(
      (path) => BASE + path,
    );
    expect(within.filter((url) => kinTest(within)(url, within[1]!))).toEqual([]);
  });

  it('knows boards by codes and by parameters', () => {
    const coded = ['/b/0vmnbq5', '/b/1rfazx5', '/d/1oqp8n0'].map((path) => BASE + path);
    expect(coded.filter((url) => kinTest(coded)(url, coded[0]!))).toEqual([coded[1]]);
    const asked = ['/?act=board&id=2', '/?id=3&act=board', '/?act=topic&id=3'].map((path) => BASE + path);
    expect(asked.filter((url) => kinTest(asked)(url, asked[0]!))).toEqual([asked[1]]);
  });
});
