// How a comment looks: seven ways to draw one, each with or without answers inside.
import { formatDate, interfaceStrings } from '../language/index.ts';
import { escapeHtml } from '../layouts/html.ts';
import type { Names } from './names.ts';
import { PRESENT } from './plan.ts';
import type { ArticleComment, ArticleSite } from './types.ts';
import { ARTICLE_WORDS, filled } from './words.ts';

/** Draws comments of one article. */
export class CommentDrawing {
  readonly #site: ArticleSite;
  readonly #names: Names;

  constructor(site: ArticleSite, names: Names) {
    this.#site = site;
    this.#names = names;
  }

  /** One comment with all answers to it. `hidesReplies`: answers come when asked for. */
  draw(all: readonly ArticleComment[], index: number, hidesReplies = false): string {
    const answers = all.flatMap(({ parent }, at) => (parent === index ? [at] : []));
    const below = hidesReplies
      ? this.#repliesButton(all[index]!, countBelow(all, index))
      : answers.map((at) => this.draw(all, at)).join('');
    return this.#record(all[index]!, below);
  }

  /** Answers to a comment, as they come when asked for. */
  drawReplies(all: readonly ArticleComment[], index: number): string {
    return all.flatMap(({ parent }, at) => (parent === index ? [this.draw(all, at)] : [])).join('');
  }

  #repliesButton({ id }: ArticleComment, count: number): string {
    if (count === 0) return '';
    const label = filled(ARTICLE_WORDS[this.#site.language].showReplies, count);
    return `<button type="button" class="${this.#names.of('more')} r" data-replies="${id}">${label}</button>`;
  }

  #record(comment: ArticleComment, below: string): string {
    const n = (role: string): string => this.#names.of(role);
    const { look } = this.#site;
    const name = escapeHtml(comment.author);
    const time = this.#time(comment);
    const text = this.#text(comment);
    const tools = this.#tools(comment);
    const inner = below === '' ? '' : this.#nest(below);
    const id = comment.id;
    switch (look) {
      case 'list':
        return `<li class="${n('record')}" id="c${id}"><div class="${n('meta')}"><span class="${n('avatar')}"><img src="/a/${id % 7}.png" alt=""></span><a class="${n('author')}" href="/user/${id}">${name}</a> ${time}</div><div class="${n('body')}">${text}</div>${tools}${inner}</li>`;
      case 'cards':
        return `<div class="${n('record')}" data-id="${id}"><header class="${n('head')}"><img class="${n('avatar')}" src="/a/${id % 7}.png" alt="${name}"><strong class="${n('author')}">${name}</strong><small class="${n('time')}">${time}</small></header><div class="${n('body')}">${text}</div><footer>${tools}</footer>${inner}</div>`;
      case 'table':
        return `<div class="${n('record')}"><table><tr><td class="${n('author')}"><b>${name}</b><br>${time}</td><td class="${n('body')}">${text}${tools}</td></tr></table>${inner}</div>`;
      case 'definition':
        return `<article class="${n('record')}" id="m${id}"><dl><dt><span class="${n('author')}">${name}</span> · ${time}</dt><dd class="${n('body')}">${text}</dd></dl>${tools}${inner}</article>`;
      case 'quote':
        return `<div class="${n('record')}" id="k-${id}"><blockquote class="${n('body')}">${text}</blockquote><p class="${n('meta')}">— <cite class="${n('author')}">${name}</cite>, ${time} ${tools}</p>${inner}</div>`;
      case 'element':
        return `<x-entry class="${n('record')}" key="${id}"><x-by><a href="/u/${id}">${name}</a></x-by><x-when>${time}</x-when><x-text class="${n('body')}">${text}</x-text>${tools}${inner}</x-entry>`;
      default:
        return `<div class="${n('record')}"><div class="${n('author')}">${name}</div><div class="${n('time')}">${time}</div><div class="${n('body')}">${text}</div>${tools}${inner}</div>`;
    }
  }

  #nest(below: string): string {
    const tag = this.#site.look === 'list' ? 'ul' : 'div';
    return `<${tag} class="${this.#names.of('replies')}">${below}</${tag}>`;
  }

  #time({ created, id }: ArticleComment): string {
    const shown = escapeHtml(formatDate(this.#site.language, this.#site.dates, created, PRESENT, 0));
    const iso = new Date(created * 1000).toISOString();
    switch (this.#site.seed % 4) {
      case 0:
        return `<time datetime="${iso}">${shown}</time>`;
      case 1:
        return `<a class="${this.#names.of('time')}" href="#c${id}">${shown}</a>`;
      case 2:
        return `<span class="${this.#names.of('time')}" title="${iso}">${shown}</span>`;
      default:
        return `<span class="${this.#names.of('time')}">${shown}</span>`;
    }
  }

  #text({ text }: ArticleComment): string {
    const paragraphs = text.split('\n').map(escapeHtml);
    if (this.#site.expansion !== 'read-more' || text.length < 160)
      return paragraphs.map((one) => `<p>${one}</p>`).join('');
    const words = ARTICLE_WORDS[this.#site.language];
    const whole = paragraphs.map((one) => `<p>${one}</p>`).join('');
    return `<p>${escapeHtml(text.slice(0, 120))}</p><button type="button" class="${this.#names.of('more')} t" data-whole="${escapeHtml(whole)}">${words.readMore}</button>`;
  }

  #tools({ likes, id }: ArticleComment): string {
    const words = interfaceStrings(this.#site.language);
    const n = (role: string): string => this.#names.of(role);
    if (this.#site.seed % 5 === 0) return '';
    return `<span class="${n('tools')}"><button type="button" class="${n('like')}">${likes}</button> <a class="${n('reply')}" href="#reply-${id}">${words.reply}</a> <a class="${n('report')}" href="#report">${words.report}</a></span>`;
  }
}

function countBelow(all: readonly ArticleComment[], index: number): number {
  return all.reduce(
    (count, { parent }, at) => (parent === index ? count + 1 + countBelow(all, at) : count),
    0,
  );
}
