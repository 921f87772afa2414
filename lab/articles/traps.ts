// What looks like comments and is none: reviews, live tickers, embedded posts, interviews, opinion pieces, closed sections.
import {
  formatDate,
  interfaceStrings,
  makeParagraph,
  makeSentence,
  makeThreadTitle,
  makeUserName,
  vocabularyOf,
} from '../language/index.ts';
import { escapeHtml } from '../layouts/html.ts';
import { createRandom, type Random } from '../random.ts';
import { PRESENT } from './plan.ts';
import type { ArticleSite } from './types.ts';
import { ARTICLE_WORDS } from './words.ts';

/** The trap of a site's articles, '' when it has none. */
export function trapHtml(site: ArticleSite, article: number): string {
  const random = createRandom(site.seed * 307 + article);
  const words = ARTICLE_WORDS[site.language];
  const vocabulary = vocabularyOf(site.language);
  const sentence = (): string => escapeHtml(makeSentence(vocabulary, random));
  const name = (): string => escapeHtml(makeUserName(vocabulary, random));
  const date = (): string =>
    escapeHtml(formatDate(site.language, site.dates, PRESENT - random.int(5_000_000), PRESENT, 0));
  const times = (count: number, draw: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => draw(i)).join('');
  switch (site.trap) {
    case 'closed':
      return `<section class="comments closed" id="comments"><h2>${words.comments}</h2><p>${words.closed}</p><p><a href="/rules">${interfaceStrings(site.language).rules}</a></p></section>`;
    case 'reviews':
      return `<section class="products"><h3>${words.reviews}</h3>${times(5, (i) => `<div class="product"><a class="title" href="/shop/${i}">${escapeHtml(makeThreadTitle(vocabulary, random))}</a><span class="stars" aria-label="4/5">★★★★☆</span><span class="price">${random.int(90)},99</span></div>`)}</section>`;
    case 'live':
      return `<section class="ticker"><h2>${words.live}</h2>${times(9, () => `<div class="update"><span class="clock">${date()}</span><h3>${sentence()}</h3><p>${escapeHtml(makeParagraph(vocabulary, random, 2))}</p></div>`)}</section>`;
    case 'posts':
      return `<section class="social-wall">${times(5, (i) => `<blockquote class="embed"><p>${sentence()}</p>— ${name()} (@${random.int(9999)}) <a href="https://social.invalid/${i}">${date()}</a></blockquote>`)}</section>`;
    case 'interview':
      return `<div class="qa">${times(7, () => `<p class="q"><strong>${sentence()}</strong></p><p class="a">${escapeHtml(makeParagraph(vocabulary, random, 3))}</p>`)}</div>`;
    case 'opinion':
      return `<section class="opinion-box"><h3>${words.opinion}</h3>${times(4, (i) => opinion(i, name(), sentence(), date()))}</section>`;
    case 'empty':
      return `<section id="comments" class="comments"><h2>${words.comments} (0)</h2><p>${words.noComments}</p><form method="post" action="/comment"><label>${words.write}<textarea name="comment"></textarea></label><button>${words.send}</button></form></section>`;
    default:
      return '';
  }
}

function opinion(i: number, name: string, sentence: string, date: string): string {
  return `<div class="teaser"><img src="/p/${i}.jpg" alt=""><span class="author">${name}</span><a class="headline" href="/opinion/${i}">${sentence}</a><span class="date">${date}</span></div>`;
}

/** Other articles with the number of their comments: what must not be clicked. */
export function relatedHtml(site: ArticleSite, random: Random, count: number): string {
  const words = ARTICLE_WORDS[site.language];
  const vocabulary = vocabularyOf(site.language);
  const items = Array.from({ length: count }, (_, i) => {
    const url = `/archive/${site.seed}/${i}`;
    const counted = random.chance(0.5)
      ? ` <a class="cnt" href="${url}#comments">${words.counted.replace('{n}', String(1 + random.int(180)))}</a>`
      : '';
    return `<li><a href="${url}">${escapeHtml(makeThreadTitle(vocabulary, random))}</a>${counted} <time>2026-0${1 + (i % 5)}-1${i % 9}</time></li>`;
  });
  return `<section class="related"><h3>${words.related}</h3><ul>${items.join('')}</ul></section>`;
}

/** The latest comments on other articles, as blogs show them beside every page; '' on most sites. */
export function recentHtml(site: ArticleSite, random: Random): string {
  if (site.seed % 3 !== 1) return '';
  const words = ARTICLE_WORDS[site.language];
  const vocabulary = vocabularyOf(site.language);
  const items = Array.from({ length: 5 }, (_, i) => {
    const title = escapeHtml(makeThreadTitle(vocabulary, random));
    const name = escapeHtml(makeUserName(vocabulary, random));
    const said =
      site.seed % 2 === 0 ? `<p>${escapeHtml(makeSentence(vocabulary, random).slice(0, 60))}…</p>` : '';
    const date = escapeHtml(formatDate(site.language, site.dates, PRESENT - random.int(900_000), PRESENT, 0));
    return `<li class="recentcomment"><span class="comment-author">${name}</span> <a href="/archive/${site.seed}/${i}#comment-${i}">${title}</a> <span class="date">${date}</span>${said}</li>`;
  });
  return `<section class="widget recent-comments"><h4>${words.comments}</h4><ul id="recentcomments">${items.join('')}</ul></section>`;
}
