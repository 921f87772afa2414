// Posts of one thread that are marked up differently, as real software does it.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import { type ExtractedPage, extractPosts, pageStructure } from '../../src/records/index.ts';
import { type Post, posts } from './snippets.ts';

const DAY = Date.UTC(2024, 2, 10, 9) / 1000;
const written = posts(6);

function extracted(above: string, draw: (post: Post, index: number) => string): ExtractedPage {
  const html = `<html><head><title>Black screen</title></head><body><h1>Black screen</h1>${above}
<div id="posts">${written.map(draw).join('\n')}</div></body></html>`;
  return extractPosts(pageStructure(parseHtml(html, 'http://forum.test/t/1')));
}

function texts({ posts: found }: ExtractedPage): string[] {
  return found.map(({ text }) => text);
}

describe('posts of one page', () => {
  it('are read alike when the first one lacks the microdata of the others', () => {
    const page = extracted('', ({ number, author, text, time }, i) => {
      const prop = (name: string): string => (i === 0 ? '' : ` itemprop="${name}"`);
      return `<article class="msg" id="m${number}"><div class="who"${prop('author')}><a href="/u/${author}">${author}</a></div>
<div class="when"><a href="#m${number}"${prop('url')}><time>${time}</time></a></div>
<section class="what"><div${prop('text')}><div class="wrap">${text}</div></div><div class="end">&nbsp;</div></section></article>`;
    });
    expect(texts(page)).toEqual(written.map(({ text }) => text));
    expect(page.posts[0]!.time?.iso).toBe('2024-03-10T10:10:00');
  });

  it('are by who markup calls the author where a box above tells who edited, not by words of the text', () => {
    const keys = ['Tab', 'Escape', 'Enter', 'Tab', 'Delete', 'Tab'];
    const page = extracted('', ({ number, author, text, time }, i) => {
      const box = (by: string): string =>
        `<div class="box"><div class="at">${time}</div><div class="details"${by}</div></div>`;
      const edited = i === 2 || i === 4 ? box('>') : '';
      return `<div class="msg" id="m${number}"><div class="what"><p><kbd>${keys[i]}</kbd> ${text}</p></div>
<div class="boxes">${edited}${box(` itemprop="author"><a href="/u/${author}">${author}</a>`)}</div></div>`;
    });
    expect(page.posts.map(({ author }) => author.name)).toEqual(written.map(({ author }) => author));
  });

  it('keep quotes that stand beside the answer, though few of them quote', () => {
    const page = extracted('', ({ number, author, text, time }, i) => {
      const quoted = i === 3 || i === 5 ? written[i - 1] : undefined;
      const quote =
        quoted && `<div class="q"><div class="by">${quoted.author}:</div><div>${quoted.text}</div></div>`;
      return `<li class="msg" id="m${number}"><dl><dt><a href="/u/${author}">${author}</a></dt></dl>
<dl class="said"><dt><a href="#m${number}">#</a> ${time}</dt><dd class="body">${quote ?? ''}<div>${text}</div></dd></dl></li>`;
    });
    for (const i of [3, 5]) expect(texts(page)[i]).toContain(written[i - 1]!.text);
    expect(texts(page)[4]).toBe(written[4]!.text);
  });

  it('name what they quote where the line above each quote says the same again', () => {
    const page = extracted('', ({ number, author, text, time }, i) => {
      const quoted = i > 0 ? written[0] : undefined;
      const quote =
        quoted &&
        `<div class="frame"><div class="by">Originally said by our dear <b>${quoted.author}</b></div><div class="said">${quoted.text}</div></div>`;
      return `<li class="msg" id="m${number}"><p><a href="/u/${author}">${author}</a> <i>${time}</i></p>
<div class="body">${quote ?? ''}${text}</div></li>`;
    });
    for (const post of page.posts.slice(1)) {
      expect(post.quotes.map(({ text }) => text)).toEqual([written[0]!.text]);
    }
  });

  it('quote what stands below them where the newest comes first', () => {
    const page = extracted('', (_, i) => {
      const { number, author, text, time } = written[written.length - 1 - i]!;
      const quoted = number > written[0]!.number ? written[0] : undefined;
      const quote = quoted && `<div class="said">${quoted.text}</div>`;
      return `<li class="msg" id="m${number}"><p><a href="/u/${author}">${author}</a> <i>${time}</i></p>
<div class="body">${quote ?? ''}<span>${text}</span></div></li>`;
    });
    const quotes = page.posts.map((post) => post.quotes.map(({ text }) => text));
    expect(quotes).toEqual([...written.slice(1).map(() => [written[0]!.text]), []]);
  });

  it('answer what they link to by an address that has the number of the row, on other pages too', () => {
    const address = (number: number): string => `/topic/re-black-screen/m/${number + 300}#M${number + 300}`;
    const page = extracted('', ({ number, author, text, time }, i) => {
      // The first three answer posts of an earlier page.
      const answered = i < 3 ? number - 20 : number - 2;
      const to = `<p class="to">In response to <a href="${address(answered)}">somebody</a></p>`;
      return `<div class="msg"><div id="shown_${number + 300}"><p><a href="/u/${author}">${author}</a></p>
${i === 5 ? '' : to}<p class="at">${time}</p>
<div class="body">${text}</div><a class="own" href="${address(number)}">Message ${number}</a></div></div>`;
    });
    expect(page.posts.map(({ permalink }) => permalink)).toEqual(
      written.map(({ number }) => `http://forum.test${address(number)}`),
    );
    expect(page.posts.map(({ replyTo }) => replyTo)).toEqual([null, null, null, 1, 2, null]);
  });

  it('have their address on their own site, however often it stands within that of another to share it', () => {
    const own = (number: number): string => `/topic/5?post=${number + 300}`;
    const page = extracted('', ({ number, author, text, time }) => {
      const share = `https://share.test/?url=http://forum.test${own(number)}#post=${number + 300}`;
      return `<div class="msg"><div id="shown_${number + 300}"><p><a href="/u/${author}">${author}</a></p><p class="at">${time}</p>
<div class="body">${text}</div><p class="share"><a href="${share}">Share</a></p></div></div>`;
    });
    expect(page.posts.map(({ permalink }) => permalink)).toEqual(written.map(() => null));
  });

  it('are not said twice where a hidden copy waits for somebody to quote it', () => {
    const spoiler = 'The butler did it, with the lamp.';
    const page = extracted('', ({ number, author, text, time }, i) => {
      const copy = `<div style="display: none;"><blockquote><div>From ${author}</div><p>${text}</p></blockquote></div>`;
      const hidden = i === 2 ? `<div style="display:none">${spoiler}</div>` : '';
      return `<div class="msg" id="m${number}"><div class="who"><a href="/u/${author}">${author}</a></div>
<div class="when">${time}</div><div class="what">${copy}<p>${text}</p>${hidden}</div></div>`;
    });
    expect(texts(page)[1]).toBe(written[1]!.text);
    expect(page.posts.map(({ quotes }) => quotes)).toEqual(written.map(() => []));
    expect(texts(page)[2]).toContain(spoiler);
  });

  it('have a text when their time is an attribute of the element around all of it', () => {
    const page = extracted(
      '',
      ({ number, author, text }, i) =>
        `<li class="msg" data-pid="${number}" data-timestamp="${DAY + 3600 * i}000"><div><b><a href="/u/${author}">${author}</a></b></div>
<div class="content"><p>${text}</p></div></li>`,
    );
    expect(texts(page)).toEqual(written.map(({ text }) => text));
    expect(page.posts.map(({ time }) => time?.iso.slice(0, 13))).toContain('2024-03-10T09');
  });

  it('take their own time, not a stamp that all of them share', () => {
    const page = extracted(
      '',
      ({ number, author, text, time }) =>
        `<div class="msg" id="m${number}" data-check-date="${DAY}"><a href="/u/${author}">${author}</a>
<div class="main"><time datetime="${time}">${time}</time><div class="text">${text}</div></div></div>`,
    );
    expect(new Set(page.posts.map(({ time }) => time?.iso)).size).toBe(written.length);
  });

  it('begin below the line that tells who began the thread and when', () => {
    const { author, time } = written[0]!;
    const notice =
      'We value your privacy and our partners value it too, which is why this notice is rather long.';
    const page = extracted(
      `<div class="intro"><p>${notice}</p><p>Started by <a href="/u/${author}">${author}</a>, <time>${time}</time></p></div>`,
      ({ number, author: name, text, time: at }) =>
        `<div class="msg" id="m${number}"><a href="/u/${name}">${name}</a> <time>${at}</time><div class="text">${text}</div></div>`,
    );
    expect(texts(page)).toEqual(written.map(({ text }) => text));
  });

  it('belong together when the opening post is drawn like the answers but stands in no list', () => {
    const long = written.map((post) => ({
      ...post,
      text: `${post.text} ${'And so on and so forth. '.repeat(8)}`,
    }));
    const inside = ({ author, time, text }: Post): string =>
      `<div class="head"><a class="name" href="/u/${author}">${author}</a> <span class="at"><time>${time}</time></span></div>
<div class="wrap"><div class="inner"><div class="message"><p>${text}</p></div><div class="react"><span>0</span></div></div></div>`;
    const [first, ...others] = long;
    const html = `<html><head><title>Black screen</title></head><body><main><h1>Black screen</h1>
<section class="list"><div class="opening">${inside({ ...first!, text: first!.text.repeat(12) })}</div></section>
<ul class="answers">${others.map((post) => `<li class="item" id="c${post.number}"><div class="answer">${inside(post)}</div></li>`).join('')}</ul>
</main></body></html>`;
    const page = extractPosts(pageStructure(parseHtml(html, 'http://forum.test/t/2')));
    expect(page.posts.map(({ author }) => author.name)).toEqual(long.map(({ author }) => author));
  });

  it('are posts without a time too, where names stand above long texts', () => {
    const page = extracted(
      '',
      ({ author, text }) =>
        `<article><div class="by"><h3>${author}</h3></div><div class="said"><p>${text}</p><p>${'More to say. '.repeat(12)}</p></div></article>`,
    );
    expect(page.posts.map(({ author }) => author.name)).toEqual(written.map(({ author }) => author));
  });
});
