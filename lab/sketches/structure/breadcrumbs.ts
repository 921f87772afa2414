// Trails of links to the front page that are drawn unusually, or tell the wrong way.
import { page, pagesOf } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { accountMenu, type Crumb, footer, forumPages, frameWith, links } from './forum.ts';
import { prose } from './words.ts';

const starts = ['/community/', '/board/2', '/topic/23', '/user/2'];

/** A shop whose forum is one of several sections: the way up from a thread passes the forum and ends at the shop. */
const shopMenu = links('sections', [
  ['/', 'Shop'],
  ['/workshop', 'Repairs'],
  ['/community/', 'Community'],
  ['/stores', 'Stores'],
]);
const shopFrame = (body: string): string =>
  `<div id="header">${shopMenu}${accountMenu}</div>${body}${footer}`;
const shopPages: [string, SketchPage][] = ['/', '/workshop', '/stores'].map((path, i) => [
  path,
  page(
    'other',
    shopFrame(`<h1>Bicycles and parts</h1><p>${prose(i + 80, 50)}</p><p>${prose(i + 90, 40)}</p>`),
  ),
]);

const shopCrumb: Crumb = { text: 'Home', href: '/' };

/** No characters between the links, as style sheets draw the arrows. */
function listedCrumbs(trail: readonly Crumb[], own: string): string {
  const items = [shopCrumb, ...trail].map(
    ({ href, text }) => `<li class="crumb"><a href="${href}"><span>${text}</span></a></li>`,
  );
  return `<ol class="crumbs">${items.join('')}<li class="crumb here"><span>${own}</span></li></ol>`;
}

function spannedCrumbs(trail: readonly Crumb[]): string {
  const items = [shopCrumb, ...trail].map(({ href, text }) => `<span><a href="${href}">${text}</a></span>`);
  return `<div class="path">${items.join('')}</div>`;
}

/** The first link is of an older front page, which is gone. */
function crumbsFromGoneHome(trail: readonly Crumb[], own: string): string {
  const written = [{ text: 'Home', href: '/index.html' }, ...trail].map(
    ({ href, text }) => `<a href="${href}">${text}</a>`,
  );
  return `<div class="trail">${[...written, own].join(' &gt; ')}</div>`;
}

/** A category between front page and board, which has no page. */
function crumbsThroughGoneCategory([top, ...rest]: readonly Crumb[], own: string): string {
  const trail = [top!, { text: 'Vehicles', href: '/category/vehicles' }, ...rest];
  return `<div class="trail">${[...trail.map(({ href, text }) => `<a href="${href}">${text}</a>`), own].join(' / ')}</div>`;
}

/** The board's link is missing: front page and title only. */
function crumbsWithoutBoard([top]: readonly Crumb[], own: string): string {
  return `<div class="trail"><a href="${top!.href}">${top!.text}</a> / ${own}</div>`;
}

const OLD_HOST = 'http://old-workshop.example';

function microdata(items: readonly string[]): string {
  const list = items.map(
    (item, i) =>
      `<li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem">${item}<meta itemprop="position" content="${i + 1}"></li>`,
  );
  return `<ol class="crumbs" itemscope itemtype="http://schema.org/BreadcrumbList">${list.join(' ')}</ol>`;
}

const crumbsWithForeignItemid = (trail: readonly Crumb[]): string =>
  microdata(
    trail.map(
      ({ href, text }) =>
        `<a itemprop="item" itemtype="http://schema.org/Thing" itemscope itemid="${OLD_HOST}${href}" href="${href}"><span itemprop="name">${text}</span></a>`,
    ),
  );

const crumbsWithForeignItem = (trail: readonly Crumb[]): string =>
  microdata(
    trail.map(
      ({ href, text }) =>
        `<link itemprop="item" href="${OLD_HOST}${href}"><a href="${href}"><span itemprop="name">${text}</span></a>`,
    ),
  );

const gone = page('other', frameWith('/community/')('<h1>Not found</h1><p>There is no such page.</p>'), {
  status: 404,
});

export const breadcrumbs: readonly Sketch[] = [
  {
    name: 'crumbs are list items that only a style sheet separates, and the first leads to a shop',
    pages: pagesOf(shopPages, forumPages({ home: '/community/', crumbs: listedCrumbs, frame: shopFrame })),
    starts,
  },
  {
    name: 'crumbs are spans that only a style sheet separates, and no other link leads to the forum',
    pages: pagesOf(
      shopPages.map(([path, drawn]): [string, SketchPage] => [
        path,
        { ...drawn, html: drawn.html.replace(shopMenu, '') },
      ]),
      forumPages({
        home: '/community/',
        crumbs: spannedCrumbs,
        frame: (body) => `<div id="header">${accountMenu}</div>${body}${footer}`,
      }),
    ),
    starts: ['/community/', '/board/2', '/topic/23'],
  },
  {
    name: 'the first crumb leads to a page that is gone',
    pages: pagesOf(
      forumPages({ home: '/community/', crumbs: crumbsFromGoneHome, frame: frameWith('/index.html') }),
      {
        '/index.html': gone,
      },
    ),
    starts: ['/community/', '/board/2', '/topic/23'],
  },
  {
    name: 'the crumb between front page and board leads to a page that is gone',
    pages: pagesOf(forumPages({ home: '/community/', crumbs: crumbsThroughGoneCategory }), {
      '/category/vehicles': gone,
    }),
    starts,
  },
  {
    name: 'crumbs of threads leave out the board',
    pages: forumPages({ home: '/community/', crumbs: crumbsWithoutBoard }),
    starts,
  },
  {
    name: 'crumbs have an itemid on another host',
    pages: forumPages({ home: '/community/', crumbs: crumbsWithForeignItemid }),
    starts,
  },
  {
    name: 'crumbs name an item on another host beside the link',
    pages: forumPages({ home: '/community/', crumbs: crumbsWithForeignItem }),
    starts,
  },
];
