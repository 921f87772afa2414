import { describe, expect, it } from 'vitest';
import { fileName } from '../../src/store/export-markdown.ts';
import { markdownOfHtml, markdownOfText } from '../../src/store/export-markdown-text.ts';
import { exportFormats } from '../../src/store/index.ts';
import { FACTS, FIRST, POSTS, rowsOf } from './export-threads.ts';

async function files(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { name, text } of exportFormats.md.write(rowsOf(POSTS)))
    found.set(name, (found.get(name) ?? '') + text);
  return found;
}

describe('a Markdown export', () => {
  it('has a file a thread: title, board, URL, then each post with author, time and text', async () => {
    const [first, second] = [...(await files())];
    expect(first![0]).toMatch(/^bread-how-long-[0-9a-f]{10}\.md$/);
    expect(second![0]).toMatch(/^發酵麵團要多久-[0-9a-f]{10}\.md$/);
    expect(first![1]).toBe(
      `# Bread: how long?

- Board: Baking
- URL: <${FIRST}>

## 1. ann, 2024-04-05T10:00:00+02:00

*p1, <${FIRST}#p1>*

How long?  
From where?  
.

## 2. Jürgen "J." Groß, 2024-04-06T09:30:00

*p2, <${FIRST}#p2>*

*in reply to p1*

> How long?

An hour = 60 minutes.

## 3. unknown

*p3, <${FIRST}#p1>*

*in reply to p2*

Hello
`,
    );
  });

  it('tells tags and poll of a thread, likes, edits and attachments of its posts', async () => {
    const [post] = POSTS;
    const told = { ...post!, likes: 3, isEdited: true, attachments: ['https://f.example/a.pdf'] };
    let text = '';
    for await (const part of exportFormats.md.write(rowsOf([told]), FACTS)) text += part.text;
    expect(text).toContain(
      `- URL: <${FIRST}>\n- Tags: rye, how to\n- Poll: How long?\n  - an hour: 4\n  - all night\n\n## 1. ann`,
    );
    expect(text).toContain(`*p1, <${FIRST}#p1>, likes: 3, edited*`);
    expect(text).toMatch(/\.\n\n- attached: <https:\/\/f\.example\/a\.pdf>\n$/);
  });

  it('names files so that every file system takes them and no two are alike', () => {
    const name = (threadTitle: string, thread = FIRST) => fileName({ thread, threadTitle });
    expect(name('../../etc/passwd')).toMatch(/^etc-passwd-[0-9a-f]+\.md$/);
    expect(name('???')).toMatch(/^thread-/);
    expect(Buffer.byteLength(name('長'.repeat(500)))).toBeLessThan(120);
    expect(name('A')).not.toBe(name('A', `${FIRST}0`));
  });
});

describe('Markdown of a post', () => {
  it.each([
    ['<p>one<br>two</p><p>three</p>', 'one  \ntwo\n\nthree'],
    ['<b>bold </b>and <i>it</i> <s>no</s>', '**bold** and *it* ~~no~~'],
    ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
    ['<blockquote><p>x</p><blockquote>y</blockquote></blockquote>z', '> x\n>\n> > y\n\nz'],
    ['<pre>a  b\n```\n</pre>', '````\na  b\n```\n````'],
    ['use <code>a*b</code>', 'use `a*b`'],
    ['<a href="https://x.example/a(1)">see</a>', '[see](<https://x.example/a(1)>)'],
    ['<a href="https://x.example/">https://x.example/</a>', '<https://x.example/>'],
    ['<img src="https://x.example/i.png" alt="cat">', '![cat](https://x.example/i.png)'],
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td></tr></table>',
      '| a | b |\n| --- | --- |\n| 1\\|2 |  |',
    ],
    ['<h1>Big</h1>', '#### Big'],
    ['# not a heading', '\\# not a heading'],
    ['1 * 2 * 3 &lt;b&gt;', '1 \\* 2 \\* 3 \\<b>'],
    ['snake_case _emphasis_', 'snake_case \\_emphasis\\_'],
  ])('%s', (html, markdown) => {
    expect(markdownOfHtml(html)).toBe(markdown);
  });

  it('takes nothing in plain text for markup', () => {
    expect(markdownOfText('# a\n- b\n1. c\n> d\n\n---')).toBe('\\# a  \n\\- b  \n1\\. c  \n\\> d\n\n\\---');
  });

  it('survives tags nested by the thousand', () => {
    const deep = `${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}`;
    expect(markdownOfHtml(deep)).toBe('deep');
    expect(markdownOfHtml(`${'<b>'.repeat(20_000)}deep`)).toContain('deep');
  });
});
