// Dialects whose pages are not complete before scripts have run.
import { defineDialect } from './define.ts';
import type { Dialect } from './types.ts';

export const scriptDialects: readonly Dialect[] = [
  defineDialect({
    name: 'script-shell',
    purpose:
      'every page is an empty shell; a script asks for its content as JSON and turns links into history entries',
    language: 'de',
    layout: 'cards',
    urls: 'short-slug',
    boardPaging: 'numbers',
    threadPaging: 'windowed',
    dates: 'dotted',
    timeZoneOffsetMinutes: 60,
    isShell: true,
    nuisances: ['members', 'latest-posts'],
  }),
  defineDialect({
    name: 'endless-scroll',
    purpose: 'no pager at all: rows come when the end of the page is scrolled into sight',
    language: 'es',
    layout: 'articles',
    urls: 'slug-paths',
    boardPaging: 'scroll',
    threadPaging: 'scroll',
    dates: 'long',
    nuisances: ['tags', 'search'],
  }),
  defineDialect({
    name: 'script-numbers',
    purpose: 'buttons 1 2 3 instead of links: a script puts the rows of one page in the place of another’s',
    language: 'pl',
    layout: 'semantic',
    urls: 'query',
    boardPaging: 'script-numbers',
    threadPaging: 'script-numbers',
    dates: 'long',
    timeZoneOffsetMinutes: 60,
    nuisances: ['members', 'online'],
  }),
];
