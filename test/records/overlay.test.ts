import type { DefaultTreeAdapterTypes as Parse5 } from 'parse5';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { overlayHtml } from '../../src/records/index.ts';
import { posts, structureOf } from './snippets.ts';

function elementsOf(html: string): Parse5.Element[] {
  const found: Parse5.Element[] = [];
  const walk = (node: Parse5.Node): void => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

function attribute(element: Parse5.Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** The page inside the frame of an overlay. */
function innerPage(html: string): Parse5.Element[] {
  const frame = elementsOf(html).find(({ tagName }) => tagName === 'iframe')!;
  expect(attribute(frame, 'sandbox')).toBe('');
  return elementsOf(attribute(frame, 'srcdoc')!);
}

const content = posts(4)
  .map(
    ({ author, text }) =>
      `<div class="post" style="color:red"><a href="/u/${author}">${author}</a><p class="t">${text}</p></div>`,
  )
  .join('');

describe('overlay', () => {
  it('marks each record with its region and number and keeps the page as it is', () => {
    const inner = innerPage(overlayHtml(structureOf(content)));
    const marked = inner.filter((element) => attribute(element, 'class') === 'post');
    expect(marked.map((element) => attribute(element, 'data-skein-label'))).toEqual([
      '0.0',
      '0.1',
      '0.2',
      '0.3',
    ]);
    expect(attribute(marked[0]!, 'style')).toMatch(/^--skein:hsl.*;color:red$/);
    expect(inner.find((element) => attribute(element, 'href') === '/u/anna')).toBeDefined();
  });

  it('leaves out everything that could run', () => {
    const inner = innerPage(
      overlayHtml(
        structureOf(`${content}<script>alert(1)</script><img src=x onerror="alert(2)"><a href=" java\tscript:alert(3)">x</a>
<iframe srcdoc="<script>alert(4)</script>"></iframe><object data="x.swf"></object><meta http-equiv=refresh content="0;url=/evil">
<svg onload="alert(5)"><script>alert(6)</script></svg><form action="javascript:alert(7)"><button formaction="javascript:1">b</button></form>
<style>p { color: red } <\\/style><script>alert(8)</script></style><base href="http://evil.test/"><p title='"><script>alert(9)</script>'>q</p>`),
      ),
    );
    const tags = new Set(inner.map(({ tagName }) => tagName));
    for (const tag of ['script', 'iframe', 'object', 'base']) expect(tags).not.toContain(tag);
    for (const { attrs } of inner) {
      for (const { name, value } of attrs) {
        expect(name).not.toMatch(/^on/);
        if (name !== 'title') expect(value.replace(/\s/g, '')).not.toMatch(/javascript:/i);
      }
    }
    const refreshes = inner.filter((element) => attribute(element, 'http-equiv') !== undefined);
    expect(refreshes.map((element) => attribute(element, 'http-equiv'))).toEqual(['Content-Security-Policy']);
  });

  it('shows the same text as the page, however strange', () => {
    const odd = 'a &lt;b&gt; &amp;amp; "quoted" \u00e9 \u{1f600} ]]> <!-- -->';
    const html = overlayHtml(structureOf(`${content}<p id="odd">${odd}</p>`));
    const frame = elementsOf(html).find(({ tagName }) => tagName === 'iframe')!;
    const paragraph = elementsOf(attribute(frame, 'srcdoc')!).find(
      (element) => attribute(element, 'id') === 'odd',
    )!;
    const text = paragraph.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    expect(text).toBe('a <b> &amp; "quoted" \u00e9 \u{1f600} ]]> ');
  });

  it('tells what each colour is', () => {
    expect(overlayHtml(structureOf(content))).toMatch(/0: 4 records, [\d.]+ % of the page, alignment at /);
  });
});
