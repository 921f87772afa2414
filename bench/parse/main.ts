// Measures parsing, side by side in one run: Skein's parsePage with links (and with text), and the parsers it could have
// used. Every contender gets the same bytes, decodes them, and collects the same thing: each link's href and text.
//
//   npm run build && node dist/bench/parse/main.js [seconds per contender and round]
import { DomUtils, Parser, parseDocument, Tokenizer } from 'htmlparser2';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { normaliseUrl, parsePage } from '../../src/page/index.ts';
import { forumPage } from './forum-pages.ts';

const URL = 'https://forum.example.com/viewforum.php?f=3';
const secondsEach = Number(process.argv[2] ?? 1);
/** Rounds alternate between contenders, so that a busy machine slows all alike; the best round counts. */
const ROUNDS = 3;

type Contender = (body: Buffer) => number;

const contenders: Readonly<Record<string, Contender>> = {
  'Skein: tree only': (body) => parsePage({ url: URL, body }).tree.size,
  'Skein: parsePage + links': (body) => parsePage({ url: URL, body }).links.length,
  'Skein: + title, text, head': (body) => {
    const page = parsePage({ url: URL, body });
    return page.links.length + page.title.length + page.text.length + page.robots.length;
  },
  'htmlparser2 Tokenizer, nothing collected': (body) => countTokens(body.toString('utf8')),
  'htmlparser2 SAX, raw href + text': (body) => saxLinks(body.toString('utf8'), false),
  'htmlparser2 SAX + normalised URLs': (body) => saxLinks(body.toString('utf8'), true),
  'htmlparser2 DOM, raw href + text': (body) => {
    let length = 0;
    for (const link of DomUtils.getElementsByTagName('a', parseDocument(body.toString('utf8'))))
      length += (link.attribs.href ?? '').length + DomUtils.textContent(link).length;
    return length;
  },
  'parse5 DOM, raw href + text': (body) => parse5Links(body.toString('utf8')),
};

/** The tokenizer alone, for comparison with Skein's tree: it neither decodes nor builds anything. */
function countTokens(html: string): number {
  let count = 0;
  const tick = (): void => {
    count++;
  };
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      onattribdata: tick,
      onattribentity: tick,
      onattribend: tick,
      onattribname: tick,
      oncdata: tick,
      onclosetag: tick,
      oncomment: tick,
      ondeclaration: tick,
      onend: tick,
      onopentagend: tick,
      onopentagname: tick,
      onprocessinginstruction: tick,
      onselfclosingtag: tick,
      ontext: tick,
      ontextentity: tick,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return count;
}

function saxLinks(html: string, normalise: boolean): number {
  let length = 0;
  let inLink = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'a') return;
      inLink = true;
      const href = attributes.href ?? '';
      length += normalise ? (normaliseUrl(href, URL) ?? '').length : href.length;
    },
    ontext(text) {
      if (inLink) length += text.length;
    },
    onclosetag(name) {
      if (name === 'a') inLink = false;
    },
  });
  parser.end(html);
  return length;
}

type Node = DefaultTreeAdapterMap['node'];

function parse5Links(html: string): number {
  let length = 0;
  const stack: [Node, boolean][] = [[parse(html), false]];
  while (stack.length > 0) {
    const [node, inLink] = stack.pop()!;
    const isLink = node.nodeName === 'a';
    if (inLink && 'value' in node) length += node.value.length;
    if (isLink && 'attrs' in node)
      length += (node.attrs.find(({ name }) => name === 'href')?.value ?? '').length;
    if ('childNodes' in node) for (const child of node.childNodes) stack.push([child, inLink || isLink]);
  }
  return length;
}

/** Pages parsed per second of processor time: other programs on the machine do not count. */
function rate(contender: Contender, pages: readonly Buffer[], seconds: number): number {
  const begin = process.cpuUsage();
  let count = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    for (const page of pages) if (contender(page) <= 0) throw new Error('a contender found nothing');
    count += pages.length;
    const { user, system } = process.cpuUsage(begin);
    elapsed = (user + system) / 1e6;
  }
  return count / elapsed;
}

for (const kilobytes of [28, 100]) {
  const pages = Array.from({ length: 20 }, (_, i) =>
    Buffer.from(forumPage(i % 2 === 0 ? 'board' : 'thread', kilobytes * 1024, i + 1)),
  );
  const megabytes = pages.reduce((sum, page) => sum + page.length, 0) / pages.length / 1e6;
  const links =
    pages.reduce((sum, body) => sum + parsePage({ url: URL, body }).links.length, 0) / pages.length;
  const best = new Map<string, number>();
  for (const contender of Object.values(contenders)) rate(contender, pages, 0.3);
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, contender] of Object.entries(contenders))
      best.set(name, Math.max(best.get(name) ?? 0, rate(contender, pages, secondsEach)));
  const sax = best.get('htmlparser2 SAX, raw href + text')!;
  console.log(`\n${kilobytes} KB pages, ${Math.round(links)} links each\n`);
  console.log('| contender | MB/s | pages/s | against SAX |\n|---|---|---|---|');
  for (const [name, pagesPerSecond] of best)
    console.log(
      `| ${name} | ${(pagesPerSecond * megabytes).toFixed(0)} | ${pagesPerSecond.toFixed(0)} | ${(pagesPerSecond / sax).toFixed(1)}x |`,
    );
}
