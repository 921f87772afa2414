import { describe, expect, it } from 'vitest';
import { embeddedJson, parseHtml } from '../../src/page/index.ts';

const data = {
  posts: Array.from({ length: 4 }, (_, id) => ({ id, text: `It's the "hose" <b>${id}</b> of four` })),
};
const json = JSON.stringify(data).replaceAll('<', '\\u003C');
const read = (html: string): readonly unknown[] => embeddedJson(parseHtml(html, 'http://f.example/').tree);

describe('data that a page carries for its scripts', () => {
  it('is read from a script of JSON', () => {
    expect(read(`<script type="application/json">${json}</script>`)).toEqual([data]);
  });

  it('is read where a script sets a variable to it, also with what JSON does not know', () => {
    expect(read(`<script>var a = 1; window.__state = ${json}; go();</script>`)).toEqual([data]);
    const loose = json.replace('"id":0', '"id":undefined');
    expect(read(`<script>x={"a":undefined,"b":${loose}}</script>`)).toMatchObject([
      { a: null, b: { posts: [{ id: null }, { id: 1 }, {}, {}] } },
    ]);
  });

  it('is read where a script parses a string', () => {
    expect(read(`<script>s = JSON.parse(${JSON.stringify(json)})</script>`)).toEqual([data]);
    const single = json.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
    expect(read(`<script>s = JSON.parse('${single}')</script>`)).toEqual([data]);
  });

  it('is read from attributes', () => {
    const value = json.replaceAll('"', '&quot;');
    expect(read(`<div id="app" data-page="${value}"></div>`)).toEqual([data]);
  });

  it('is left out where it is broken or code', () => {
    expect(read(`<script type="application/json">${json.slice(0, -1)}</script>`)).toEqual([]);
    expect(read(`<script>f = {${'run() { return [1, "}"]; },'.repeat(9)}}</script>`)).toEqual([]);
  });
});
