import { describe, expect, it } from 'vitest';
import { linksLeftAlone } from '../../../src/crawl/ledger/links-left-alone.ts';
import { LinkMatcher, type Pattern } from '../../../src/learn/index.ts';
import { parsePage } from '../../../src/page/index.ts';

const host = 'http://forum.test';
const pattern = (type: Pattern['type'], regex: string): Pattern => ({
  ...{ type, regex: `^http://forum\\.test${regex}$`, identity: [], page: 0, firstPage: null },
  ...{ locations: [], notLocations: [], support: 3, examples: [] },
});
const matcher = new LinkMatcher({
  patterns: [pattern('thread', '/f/main/[a-z]+/\\d+'), pattern('index', '/f/main/[a-z]+')],
  ignoredParameters: [],
});

const menu = '<p><a href="/login">Log in</a> <a href="/help">Help</a></p>';
function list(path: string, links: readonly string[]) {
  const rows = links.map(
    (to, i) => `<tr><td><a href="${to}">All of ${to.replace(/\W/g, ' ')}</a></td><td>${i + 3}</td></tr>`,
  );
  const html = `<title>List</title>${menu}<table>${rows.join('')}</table>`;
  const headers = { 'content-type': 'text/html' };
  const page = parsePage({ url: host + path, headers, body: Buffer.from(html), fetchedAt: 0 });
  return { page, type: 'index' as const };
}

describe('links left alone', () => {
  it('are told by kind, those called as lists are before others', () => {
    const pages = [
      list('/f', ['/f/main/cars', '/f/main/bikes', '/f/other/talk', '/f/other/news']),
      list('/f/main/cars', ['/f/main/cars/1', '/f/main/cars/2', '/f/main/cars?sort=title']),
    ];
    const [first, ...others] = linksLeftAlone(pages, matcher);
    expect(first!.urls).toContain(`${host}/f/other/talk`);
    const rest = others.flatMap(({ urls }) => urls);
    expect(rest).not.toContain(`${host}/f/main/cars?sort=title`);
  });
});
