// The body of a post as HTML, in the markup habits of different software.
import type { Dialect } from '../dialects/types.ts';
import { escapeHtml } from '../layouts/index.ts';
import type { Block } from '../types.ts';

/** How a dialect's software writes bodies; chosen by the dialect's layout and language, see `bodyStyleOf`. */
export interface BodyStyle {
  /** Paragraphs as <p>, or lines with <br>. */
  readonly lines: 'p' | 'br' | 'div';
  readonly quote: 'blockquote' | 'table' | 'box';
}

/** Old skins write lines and tables, new ones paragraphs and blockquotes; the language decides between the rest. */
export function bodyStyleOf(dialect: Dialect): BodyStyle {
  const isTable = /table/.test(dialect.layout);
  const lines = isTable ? 'br' : dialect.language === 'zh' || dialect.language === 'ja' ? 'div' : 'p';
  return { lines, quote: isTable ? 'table' : lines === 'div' ? 'box' : 'blockquote' };
}

export interface BodyLinks {
  /** Href of a quoted post, or null where quotes are not linked. */
  quoted(post: number): string | null;
  image(name: string): string;
  /** The href of a link block: as it is, or a thread of this forum instead. */
  outward(href: string): string;
}

/** Words of the interface that stand inside bodies. */
export type BodyWords = Readonly<Record<'wrote' | 'code' | 'spoiler', string>>;

export function bodyHtml(
  blocks: readonly Block[],
  style: BodyStyle,
  links: BodyLinks,
  strings: BodyWords,
): string {
  const parts = blocks.map((block) => drawBlock(block, style, links, strings));
  if (style.lines === 'br') return parts.join('<br><br>\n');
  return parts.join('\n');
}

function paragraph(inner: string, style: BodyStyle): string {
  if (style.lines === 'p') return `<p>${inner}</p>`;
  return style.lines === 'div' ? `<div>${inner}</div>` : inner;
}

function drawBlock(block: Block, style: BodyStyle, links: BodyLinks, strings: BodyWords): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(escapeHtml(block.text), style);
    case 'link':
      return paragraph(
        `<a href="${escapeHtml(links.outward(block.href))}">${escapeHtml(block.text)}</a>`,
        style,
      );
    case 'image': {
      const src = escapeHtml(links.image(block.name));
      return paragraph(`<img src="${src}" alt="${escapeHtml(block.alt)}">`, style);
    }
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'code':
      return style.quote === 'table'
        ? `<div class="codehead">${escapeHtml(strings.code)}:</div><pre>${escapeHtml(block.text)}</pre>`
        : `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'spoiler':
      return `<details><summary>${escapeHtml(block.title || strings.spoiler)}</summary>${paragraph(escapeHtml(block.text), style)}</details>`;
    case 'quote': {
      const said = `${escapeHtml(block.author)} ${escapeHtml(strings.wrote)}:`;
      const url = links.quoted(block.postId);
      const head = url === null ? said : `<a href="${escapeHtml(url)}">${said}</a>`;
      const text = escapeHtml(block.text);
      if (style.quote === 'blockquote') return `<blockquote><cite>${head}</cite><p>${text}</p></blockquote>`;
      if (style.quote === 'box') {
        return `<div class="quotebox"><div class="quotehead">${head}</div><div class="quotetext">${text}</div></div>`;
      }
      return `<table width="90%" cellspacing="1" cellpadding="3" border="0"><tr><td><b>${head}</b></td></tr><tr><td class="quoted">${text}</td></tr></table>`;
    }
  }
}
