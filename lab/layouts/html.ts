// A tagged template that escapes every text it is given, so that a layout cannot forget to.

/** A piece of finished markup. Only `html` and `raw` make one. */
export interface Html {
  readonly markup: string;
}

/** What may stand in `${}`: texts are escaped, `false`, `null` and `undefined` draw nothing. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

const REPLACEMENTS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe as element content and inside single- or double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => REPLACEMENTS[character]!);
}

/** Markup that was made elsewhere (the `*Html` fields of views). */
export function raw(markup: string): Html {
  return { markup };
}

/** Nothing at all. */
export const nothing: Html = raw('');

function draw(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if (part === null || part === undefined || part === false) return '';
  if ('markup' in part) return part.markup;
  let markup = '';
  for (const one of part) markup += draw(one);
  return markup;
}

/** `html\`<b>${text}</b>\``: the template as written, its parts escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = strings[0]!;
  for (let i = 0; i < parts.length; i++) markup += draw(parts[i]) + strings[i + 1]!;
  return { markup };
}

/** Parts with a separator between them. */
export function join(parts: readonly Part[], separator: Html): Html {
  return raw(parts.map(draw).join(separator.markup));
}
