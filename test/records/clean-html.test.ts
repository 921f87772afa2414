import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { cleanHtml } from '../../src/records/clean-html.ts';

function clean(html: string): string {
  const { tree } = parseHtml(`<html><body>${html}</body></html>`, 'http://forum.example/t/5');
  const [body] = tree.elements('body');
  return cleanHtml(tree, body! + 1, tree.end[body!]!, 'http://forum.example/t/5', () => -1);
}

describe('the clean HTML of a body', () => {
  it('keeps what people write', () => {
    const written =
      '<p>One <b>two</b><br>three</p><blockquote><p>said</p></blockquote><pre><code>a &lt; b</code></pre><ul><li>x</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><details><summary>Spoiler</summary>it ends</details>';
    expect(clean(written)).toBe(written);
  });

  it('drops scripts, styles, forms, handlers and classes', () => {
    expect(
      clean(
        '<div class="x" onclick="steal()"><script>alert(1)</script><style>p{}</style><p style="color:red" id="p">a</p><button>Like</button><textarea>b</textarea></div>',
      ),
    ).toBe('<div><p>a</p></div>');
  });

  it('makes addresses absolute and leaves out those that run code', () => {
    expect(
      clean('<a href="../u/1#x">a</a><a href="javascript:go()">b</a><img src="/i.png" alt="&quot;q&quot;">'),
    ).toBe(
      '<a href="http://forum.example/u/1#x">a</a>b<img src="http://forum.example/i.png" alt="&quot;q&quot;">',
    );
  });

  it('leaves out the nodes it is told to', () => {
    const { tree } = parseHtml('<html><body><p>keep</p><p>drop</p></body></html>', 'http://forum.example/');
    const [body] = tree.elements('body');
    const [, second] = tree.elements('p');
    const html = cleanHtml(tree, body! + 1, tree.end[body!]!, 'http://forum.example/', (node) =>
      node === second ? tree.end[node]! : -1,
    );
    expect(html).toBe('<p>keep</p>');
  });
});
