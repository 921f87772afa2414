import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { pollOf } from '../../src/records/index.ts';

/** The poll of a page that ends before its first post. */
function poll(html: string) {
  const page = parseHtml(
    `<html><body><h1>A thread</h1>${html}<div id="first">A post.</div></body></html>`,
    'http://f.example/t',
  );
  return pollOf(page, page.tree.elements('div').at(-1)!);
}

describe('a poll', () => {
  it('has shares that make a hundred, and votes beside them', () => {
    expect(
      poll(`<h2>Rye or wheat?</h2><p>Ended on Monday</p><table><tr><td>Rye 3000</td><td>3</td><td>[75%]</td></tr>
        <tr><td>Wheat</td><td>1</td><td>[25%]</td></tr></table>`),
    ).toEqual({
      question: 'Rye or wheat?',
      options: [
        { text: 'Rye 3000', votes: 3 },
        { text: 'Wheat', votes: 1 },
      ],
    });
  });

  it('has a button for each option while nobody sees the votes', () => {
    expect(
      poll(`<form><b>Which oven</b><div><label><input type="radio" name="o"> Gas</label></div>
        <div><label><input type="radio" name="o"> Wood</label></div></form>`),
    ).toEqual({
      question: 'Which oven',
      options: [
        { text: 'Gas', votes: null },
        { text: 'Wood', votes: null },
      ],
    });
  });

  it('counts votes in one unit', () => {
    expect(
      poll('<strong>Сколько?</strong><ul><li>Мало: 1 голос</li><li>Много: 5 голосов</li></ul>')?.options,
    ).toEqual([
      { text: 'Мало', votes: 1 },
      { text: 'Много', votes: 5 },
    ]);
  });

  it.each([
    ['figures of the thread', '<b>About</b><ul><li>Replies: 12</li><li>Views: 330</li></ul>'],
    [
      'other threads',
      '<b>See also</b><ul><li><a href="/t/1">Rye</a> 3 replies</li><li><a href="/t/2">Oats</a> 9 replies</li></ul>',
    ],
    ['shares of something else', '<b>Done</b><ul><li>Upload 20%</li><li>Download 30%</li></ul>'],
  ])('is not what looks like %s', (_, html) => {
    expect(poll(html)).toBeNull();
  });
});
