// An article page: header with hundreds of links, the article, tools, the place of the comments, related articles, footer.
import { interfaceStrings, makeThreadTitle, makeUserName, vocabularyOf } from '../language/index.ts';
import { escapeHtml } from '../layouts/html.ts';
import { createRandom, type Random } from '../random.ts';
import { CommentDrawing } from './looks.ts';
import { Names } from './names.ts';
import { articleComments, articleText, articleTitle } from './plan.ts';
import { recentHtml, relatedHtml, trapHtml } from './traps.ts';
import type { ArticleComment, ArticleSite } from './types.ts';
import { WIDGET_SCRIPT, type WidgetSettings } from './widget.ts';
import { ARTICLE_WORDS, filled } from './words.ts';

/** Comments a page of them shows. */
export const PAGE_SIZE = 12;

export interface DrawnPage {
  readonly html: string;
  /** HTML of what must be clicked, '' when nothing must. */
  readonly triggerHtml: string;
}

/** Where the parts of a site are. */
export interface SiteAddresses {
  readonly article: (article: number, page?: number) => string;
  readonly talk: (article: number) => string;
  readonly frame: (article: number) => string;
  readonly api: (article: number) => string;
}

/** Top-level comments of a page, and how many pages there are. */
export function rootsOf(
  comments: readonly ArticleComment[],
  site: ArticleSite,
  page: number,
): { readonly roots: number[]; readonly pages: number } {
  const all = comments.flatMap(({ parent }, at) => (parent === null ? [at] : []));
  const isPaged = ['load-more', 'pages', 'endless'].includes(site.expansion);
  if (!isPaged) return { roots: all, pages: 1 };
  return {
    roots: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pages: Math.ceil(all.length / PAGE_SIZE),
  };
}

/** The page of an article. `page`: of its comments, where they have addresses. */
export function drawArticle(site: ArticleSite, article: number, at: SiteAddresses, page: number): DrawnPage {
  const names = new Names(site);
  const words = ARTICLE_WORDS[site.language];
  const ui = interfaceStrings(site.language);
  const random = createRandom(site.seed * 401 + article);
  const vocabulary = vocabularyOf(site.language);
  const title = escapeHtml(articleTitle(site, article));
  const comments = articleComments(site, article);
  const hasComments = site.trap === 'none';
  const { place, opener, triggerHtml } = hasComments
    ? placeOf(site, article, names, comments, at, page)
    : { place: '', opener: '', triggerHtml: '' };
  const links = (count: number, label: string): string =>
    Array.from(
      { length: count },
      (_, i) =>
        `<li><a href="/${label}/${i}">${words.sections[i % words.sections.length]}${i < 10 ? '' : ` ${i}`}</a></li>`,
    ).join('');
  const shares = ['facebook', 'x', 'whatsapp', 'mail']
    .map(
      (one) =>
        `<a class="share-${one}" href="#share-${one}" title="${ui.share}: ${one}"><svg width="16" height="16"><path d="M1 1h9z"/></svg></a>`,
    )
    .join('');
  const count =
    site.tellsCount && hasComments
      ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: articleTitle(site, article), commentCount: comments.length })}</script>`
      : '';
  const html = `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"><title>${title} | ${site.name}</title>${count}</head><body>
<header><a class="logo" href="/">${site.name}</a><form onsubmit="return false"><input name="q"><button>${ui.search}</button></form><a class="login" href="/login">${ui.login}</a> <button class="subscribe">${words.subscribe}</button><nav><ul>${links(10, 'section')}</ul></nav><div class="mega"><ul>${links(40 + random.int(80), 'topic')}</ul></div></header>
<main><article><h1>${title}</h1><p class="meta">${ui.by} <a rel="author" href="/author/${random.int(40)}">${escapeHtml(makeUserName(vocabulary, random))}</a> · <time datetime="2026-05-01T08:00:00Z">2026-05-01 08:00</time></p><div class="tools">${shares}<button type="button" class="print">${ui.print}</button>${countedTools(site, random.fork('tools'))}${opener}</div>
<div class="story">${articleText(site, article)
    .map((one) => `<p>${escapeHtml(one)}</p>`)
    .join('\n')}</div></article>
${trapHtml(site, article)}${place}${relatedHtml(site, random, 6 + random.int(10))}</main>
<aside><h3>${escapeHtml(makeThreadTitle(vocabulary, random))}</h3><ul>${links(8 + random.int(20), 'popular')}</ul>${recentHtml(site, random.fork('recent'))}</aside>
<footer><ul>${links(12, 'about')}</ul><a href="/privacy">${ui.privacy}</a></footer>${overlayHtml(site)}${scriptsOf(site, article, names, at)}</body></html>`;
  return { html, triggerHtml };
}

interface Place {
  readonly place: string;
  /** What opens the comments, beside the article. */
  readonly opener: string;
  readonly triggerHtml: string;
}

function placeOf(
  site: ArticleSite,
  article: number,
  names: Names,
  comments: readonly ArticleComment[],
  at: SiteAddresses,
  page: number,
): Place {
  const words = ARTICLE_WORDS[site.language];
  const n = (role: string): string => names.of(role);
  const isNamed = site.naming !== 'hashed';
  const label = filled(site.tellsCount ? words.show[1 + (site.seed % 2)]! : words.show[0]!, comments.length);
  const area = (inner: string): string =>
    `<section class="${n('section')}"${isNamed ? ` id="${n('section')}"` : ''}>${inner}</section>`;
  const opened = (triggerHtml: string, inBody: boolean): Place => ({
    place: area(`${inBody ? triggerHtml : ''}<div id="talk-place"></div>`),
    opener: inBody ? '' : triggerHtml,
    triggerHtml,
  });
  switch (site.trigger) {
    case 'static':
      return {
        place: area(staticComments(site, article, names, comments, at, page)),
        opener: '',
        triggerHtml: '',
      };
    case 'click':
    case 'modal':
      return opened(`<button type="button" id="open-talk" class="${n('trigger')}">${label}</button>`, true);
    case 'icon':
      return opened(
        iconHtml(site, site.naming === 'hashed' ? 'icon-comment' : n('icon'), label, comments.length),
        false,
      );
    case 'listener':
      return opened(`<div data-opens="talk-place" class="${n('trigger')}">${label}</div>`, true);
    case 'tab': {
      const tab = `<a href="#pane-b" role="tab" data-opens="pane-b" class="tab">${words.comments}</a>`;
      const other = `<a href="#pane-a" role="tab" data-opens="pane-a" class="tab">${words.description}</a>`;
      return {
        place: `<div class="tabs">${other}${tab}</div><div class="pane" id="pane-a"><p>${words.description}</p></div><div class="pane" id="pane-b" hidden>${area('<div id="talk-place"></div>')}</div>`,
        opener: '',
        triggerHtml: tab,
      };
    }
    case 'new-page': {
      const link = `<a class="${n('trigger')}" href="${at.talk(article)}"${site.seed % 2 === 0 ? ' target="_blank"' : ''}>${label}</a>`;
      return { place: '', opener: link, triggerHtml: link };
    }
    case 'frame':
    case 'other-frame':
      return {
        place: area(
          `<iframe title="${words.comments}" src="${at.frame(article)}" width="600" height="900"></iframe>`,
        ),
        opener: '',
        triggerHtml: '',
      };
    default:
      return { place: area('<div id="talk-place"></div>'), opener: '', triggerHtml: '' };
  }
}

/** A sign for comments: alone, with their number, or with a number and words only for those who cannot see it. */
function iconHtml(site: ArticleSite, icon: string, label: string, count: number): string {
  const drawing = '<svg width="20" height="20"><path d="M2 2h9v6z"/></svg>';
  switch (Math.floor(site.seed / 12) % 3) {
    case 1:
      return `<a id="open-talk" href="#talk" class="tool"><i class="${icon}"></i> <span>${count}</span></a>`;
    case 2:
      return `<button id="open-talk" type="button" class="tool" aria-expanded="false" aria-label="${label}">${drawing}<span>${count}</span></button>`;
    default:
      return `<a id="open-talk" href="#" class="${icon}">${drawing}</a>`;
  }
}

/** Other signs with numbers, beside the article. */
function countedTools(site: ArticleSite, random: Random): string {
  const count = (): number => random.int(300);
  const ui = interfaceStrings(site.language);
  return site.seed % 2 === 0
    ? `<a href="#like" class="tool"><i class="icon-heart"></i> <span>${count()}</span></a><a href="#share" class="tool"><i class="ico-share"></i> <span>${count()}</span></a>`
    : `<button type="button" class="tool" aria-label="${ui.share} (${count()})"><svg width="20" height="20"><path d="M1 1h8z"/></svg><span>${count()}</span></button><span class="views"><i class="icon-eye"></i> ${count()}</span>`;
}

function headingOf(site: ArticleSite, names: Names, count: number): string {
  const words = ARTICLE_WORDS[site.language];
  const text = site.tellsCount ? filled(words.counted, count) : words.comments;
  return site.seed % 3 === 0 ? '' : `<h3 class="${names.of('heading')}">${text}</h3>`;
}

function formOf(site: ArticleSite, names: Names): string {
  if (!site.hasForm) return '';
  const words = ARTICLE_WORDS[site.language];
  return `<form class="${names.of('form')}" method="post" action="/comment"><input name="name" placeholder="${interfaceStrings(site.language).author}"><textarea name="text" placeholder="${words.write}"></textarea><button type="submit">${words.send}</button></form>`;
}

function staticComments(
  site: ArticleSite,
  article: number,
  names: Names,
  comments: readonly ArticleComment[],
  at: SiteAddresses,
  page: number,
): string {
  const drawing = new CommentDrawing(site, names);
  const { roots, pages } = rootsOf(comments, site, page);
  const tag = site.look === 'list' ? 'ol' : 'div';
  const ui = interfaceStrings(site.language);
  const pager =
    pages < 2
      ? ''
      : `<div class="${names.of('pager')}">${Array.from({ length: pages }, (_, i) => (i + 1 === page ? `<span>${i + 1}</span>` : `<a href="${at.article(article, i + 1)}">${i + 1}</a>`)).join(' ')} ${page < pages ? `<a rel="next" href="${at.article(article, page + 1)}">${ui.next}</a>` : ''}</div>`;
  const rows = roots.map((root) => drawing.draw(comments, root)).join('\n');
  return `${headingOf(site, names, comments.length)}<${tag} class="${names.of('list')}">${rows}</${tag}>${pager}${formOf(site, names)}`;
}

function overlayHtml(site: ArticleSite): string {
  const words = ARTICLE_WORDS[site.language];
  if (site.overlay === 'none') return '';
  const wall = 'position:fixed;inset:0;background:#fffd;z-index:2000';
  const answer =
    "document.querySelector('[data-wall]').remove();document.dispatchEvent(new Event('consent'))";
  if (site.overlay === 'newsletter')
    return `<div data-wall style="${wall}"><h2>${words.newsletter}</h2><input name="mail"><button type="button">${words.subscribe}</button><button type="button" class="x" aria-label="${words.close}" onclick="${answer}">×</button></div>`;
  return `<div data-wall style="${wall}"><p>${words.cookieText}</p><button type="button" onclick="${answer}">${words.accept}</button><button type="button" onclick="${answer}">${words.reject}</button></div>`;
}

function scriptsOf(site: ArticleSite, article: number, names: Names, at: SiteAddresses): string {
  const isWidget =
    !['static', 'frame', 'other-frame', 'new-page'].includes(site.trigger) && site.trap === 'none';
  return isWidget ? widgetHtml(site, article, names, at, site.trigger) : '<script>window.ready=1</script>';
}

function widgetHtml(
  site: ArticleSite,
  article: number,
  names: Names,
  at: SiteAddresses,
  trigger: string,
): string {
  const words = ARTICLE_WORDS[site.language];
  const roles = ['section', 'list', 'replies', 'more', 'pager', 'modal'];
  const settings: WidgetSettings = {
    api: at.api(article),
    trigger,
    expansion: site.expansion,
    isJson: site.isJson,
    needsConsent: site.overlay === 'cookies-needed',
    names: {
      ...Object.fromEntries(roles.map((role) => [role, names.of(role)])),
      pageLink: `${names.of('pager')}-page`,
    },
    listTag: site.look === 'list' ? 'ol' : 'div',
    loadMore: words.loadMore,
    heading: headingOf(site, names, articleComments(site, article).length),
    noComments: words.noComments,
    form: formOf(site, names),
  };
  return `<script type="application/json" id="widget-settings">${JSON.stringify(settings).replace(/</g, '\\u003c')}</script><script>${WIDGET_SCRIPT}</script>`;
}

/** The page that only holds the comments: in a frame, or behind a link. */
export function drawTalk(site: ArticleSite, article: number, at: SiteAddresses, isFrame: boolean): string {
  const names = new Names(site);
  const title = escapeHtml(articleTitle(site, article));
  const quiet: ArticleSite = { ...site, overlay: 'none' };
  const head = isFrame
    ? ''
    : `<header><a href="/">${site.name}</a></header><h1><a href="${at.article(article)}">${title}</a></h1>`;
  return `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"><title>${title}</title></head><body>${head}<div id="talk-place"></div>${widgetHtml(quiet, article, names, at, 'script')}</body></html>`;
}
