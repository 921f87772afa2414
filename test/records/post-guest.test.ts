// Opening posts by guests, whose names are no links: everything else that is linked near by is somebody or something else.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { extractPosts, pageStructure } from '../../src/records/index.ts';

const SAID =
  'The gate at the lower lock was left open again, and the whole basin ran dry over night. '.repeat(4);

/** An article; `by` is what stands beside its date. */
const page = (by: string) =>
  pageStructure(
    parseHtml(
      `<title>Who left the gate open?</title><body><p><a href="/talk/">Home</a> » <a href="/talk/c/locks/7">Locks</a></p>
<h1>Who left the gate open?</h1><div class="text"><p class="line">${by} <span>May 27, 2025 at 2:32 PM</span></p>
<div><p>${SAID}</p></div></div></body>`,
      'http://forum.example/talk/t/who-left-the-gate-open/1',
    ),
  );

describe('a single post below the trail to its board', () => {
  it('was not written by the board', () => {
    const [post] = extractPosts(page('<span class="x">hextom</span>')).posts;
    expect(post!.author).toMatchObject({ name: 'hextom', url: null });
  });

  it('was written by whom a link beside the date names', () => {
    const [post] = extractPosts(page('<a href="/talk/u/anna/3">anna</a> <span>Member</span>')).posts;
    expect(post!.author).toMatchObject({ name: 'anna', url: 'http://forum.example/talk/u/anna/3' });
  });
});
