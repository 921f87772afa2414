// Opening posts above their comments: short ones in scripts that say much in few characters, and of several paragraphs.
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/page/index.ts';
import {
  applyTemplate,
  learnPostTemplate,
  type PageStructure,
  pageStructure,
} from '../../src/records/index.ts';

const SAYS =
  '温室忽略了燃油滤清器虽然这个转接头以我的经验加热保修打印机超过了前面板调谐器只要有点耐心耗光了最近两个版本';
const said = (n: number, length: number): string =>
  Array.from({ length }, (_, i) => SAYS[(n * 11 + i * (2 + (n % 3))) % SAYS.length]).join('');

/** What an opening post says; every eighth has a second paragraph. */
const opening = (n: number): string[] => [
  `${said(n, 34 + ((n * 13) % 30))}。`,
  ...(n % 8 === 0 ? [`${said(n + 3, 20 + 3 * n)}。`] : []),
];

function article(n: number, rest = ''): PageStructure {
  const comment = (i: number): string =>
    `<li class="remark" id="c${n}${i}"><div class="by"><cite>member${(n + i) % 7}</cite> <time datetime="2025-05-${10 + i}T09:0${i}:00Z">2025-05-${10 + i}</time></div>
<div class="said"><div>${said(n * 5 + i, 12 + ((n * i) % 25))}。</div></div></li>`;
  return pageStructure(
    parseHtml(
      `<title>${said(n + 20, 6)}</title><body class="blog"><div><article id="p${n}"><h1>${said(n + 20, 6)}</h1>
<p class="byline"><a href="/who/${n % 7}">member${n % 7}</a> <time datetime="2025-05-0${1 + (n % 8)}T08:00:00Z">05-0${1 + (n % 8)}</time></p>
<div class="lead rest">${opening(n)
        .map((text) => `<div>${text}</div>`)
        .join('')}</div>${rest}</article>
<div id="talk"><h3>4</h3><ol>${[0, 1, 2, 3].map(comment).join('')}</ol></div></div></body>`,
      `https://blog.example/${n}/`,
    ),
  );
}

describe('opening posts of few characters', () => {
  it('are read whole, however few have a second paragraph', () => {
    const pages = Array.from({ length: 9 }, (_, i) => article(i + 1));
    const template = learnPostTemplate(pages)!;
    for (const n of [1, 4, 6, 8, 16]) {
      const [first, ...comments] = applyTemplate(article(n).page, template).posts;
      expect(first!.text.replaceAll('\n', '')).toBe(opening(n).join(''));
      expect(first).toMatchObject({ isLead: true, author: { name: `member${n % 7}` } });
      expect(comments).toHaveLength(4);
    }
  });
});

describe('opening posts that go on below their summary', () => {
  const rest = (n: number): string => `${said(n + 7, 70 + n)}。`;

  it.each(['lead rest', 'rest'])('are read whole: %s', (name) => {
    const cut = (n: number): PageStructure =>
      article(n, n % 3 === 0 ? `<div id="on" class="${name}"><div>${rest(n)}</div></div>` : '');
    const template = learnPostTemplate(Array.from({ length: 9 }, (_, i) => cut(i + 1)))!;
    for (const n of [3, 4, 6, 12]) {
      const [first] = applyTemplate(cut(n).page, template).posts;
      const whole = [...opening(n), ...(n % 3 === 0 ? [rest(n)] : [])];
      expect(first!.text.replaceAll('\n', '')).toBe(whole.join(''));
    }
  });
});

describe('opening posts without a time', () => {
  const undated = (n: number, isAgain = false): PageStructure => {
    const by = (who: number) => `<div class="by">by <a href="/who/${who % 7}">member${who % 7}</a></div>`;
    const comment = (i: number): string =>
      `<li id="c${n}${i}">${by(isAgain && i === 1 ? n : n + i)}<time>2025-05-${10 + i} 09:0${i}</time><p>${said(n * 5 + i, 12 + ((n * i) % 25))}。</p></li>`;
    const near = `<nav><a rel="prev" href="/${n - 1}/">${said(n + 19, 6)}</a></nav>`;
    return pageStructure(
      parseHtml(
        `<title>${said(n + 20, 6)}</title><body><main><h1>${said(n + 20, 6)}</h1>${by(n)}
<div class="text">${opening(n).join('')}</div>${near}<div id="talk"><h3>4</h3><ol>${[1, 2, 3, 4].map(comment).join('')}</ol></div></main></body>`,
        `https://blog.example/${n}/`,
      ),
    );
  };
  const read = (isAgain: boolean, n: number) => {
    const pages = Array.from({ length: 9 }, (_, i) => undated(i + 1, isAgain));
    return applyTemplate(undated(n, isAgain).page, learnPostTemplate(pages)!).posts;
  };

  it('are read, and the address of the article before is not theirs', () => {
    const [first, ...comments] = read(false, 11);
    expect(first).toMatchObject({ isLead: true, author: { name: 'member4' }, time: null });
    expect(first!.text).toBe(opening(11).join(''));
    expect(first!.permalink ?? '').not.toContain('/10/');
    expect(comments).toHaveLength(4);
  });

  it('are none where they name the author of the first post', () => {
    expect(read(true, 11)).toHaveLength(4);
  });
});

/** A topic that tells by whom and on which day it was begun, and above its answers when it was last written in. */
function topic(n: number): PageStructure {
  const day = (i: number): string => new Date(Date.UTC(2024, n, 3 + 4 * i)).toISOString().slice(0, 10);
  const answer = (i: number): string =>
    `<div class="answer"><a name="a${n}-${i}"></a><div class="by"><a href="/u/${(n + i) % 7}">member${(n + i) % 7}</a> <span>${day(i)} <a href="#a${n}-${i}">#${i}</a></span></div><div id="s${n}${i}">${said(n * 5 + i, 22 + ((n * i) % 25))}。</div></div>`;
  const answers = Array.from({ length: 2 + (n % 4) }, (_, i) => answer(i + 1));
  return pageStructure(
    parseHtml(
      `<title>${said(n + 20, 6)}</title><body><div class="all"><div class="box"><div class="top"><h1>${said(n + 20, 6)}</h1><div class="when">By <a href="/u/${n % 7}">member${n % 7}</a> at ${day(0)} • 52</div></div>
<div class="told"><div id="o${n}">${opening(n).join('')}</div></div><div class="tags"><a href="/tag/a">Tag ${n % 3}</a> <a href="###">×</a></div></div>
<div class="title">${answers.length} | ${day(answers.length)}</div><div class="list">${answers.join('')}</div></div></body>`,
      `https://talk.example/t/${n}`,
    ),
  );
}

describe('opening posts above a line that tells when the thread was last written in', () => {
  it('are of the day they were written, and have no button for an address', () => {
    const template = learnPostTemplate(Array.from({ length: 10 }, (_, i) => topic(i + 1)))!;
    for (const n of [2, 5, 7, 11]) {
      const [first, ...answers] = applyTemplate(topic(n).page, template).posts;
      expect(first).toMatchObject({ isLead: true, author: { name: `member${n % 7}` }, id: `o${n}` });
      expect(first!.time!.iso).toBe(new Date(Date.UTC(2024, n, 3)).toISOString().slice(0, 10));
      expect(answers).toHaveLength(2 + (n % 4));
    }
  });
});
