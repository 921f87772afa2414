// Pages on which a careless algorithm takes quadratic time or memory: endless siblings, depth, one endless pattern.

export interface HostilePage {
  readonly name: string;
  readonly html: string;
}

/** Makes pages of about so many kilobytes, by name. */
const MAKERS: Readonly<Record<string, (bytes: number) => string>> = {
  'empty elements': (bytes) => repeated('<b></b>', bytes),
  'one sibling list': (bytes) => repeated('<p>a</p>', bytes),
  'one-cell rows': (bytes) => `<table>${repeated('<tr><td>1<td>2', bytes)}</table>`,
  'identical rows': (bytes) =>
    `<table>${repeated('<tr><td><a href=/t/1>thread</a><td>3<td>12.03.2024', bytes)}</table>`,
  'one wide row': (bytes) => `<table><tr>${repeated('<td>1', bytes)}</table>`,
  'wide rows': (bytes) =>
    `<table>${numbered((i) => (i % 1000 === 0 ? '<tr>' : `<td><a href=/${i}>x</a>`), bytes)}</table>`,
  'a thousand kinds of siblings': (bytes) =>
    numbered((i) => `<div class=k${'x'.repeat(i % 90)}><i></i>a</div>`, bytes),
  'every class its own': (bytes) => numbered((i) => `<div class="c${i.toString(36)}q"><b>a</b></div>`, bytes),
  'many class names': (bytes) =>
    numbered((i) => `<p class="${'a b c d e f g h '.repeat(12)}">${i}</p>`, bytes),
  'deep divs': (bytes) => deep('<div>a', '</div>', bytes),
  'deep lists': (bytes) => deep('<ul><li>a', '</li></ul>', bytes),
  'deep with siblings': (bytes) => deep('<div><p>a</p><p>b</p>', '</div>', bytes),
  'nested replies': (bytes) => deep('<li class=c><b class=n>x</b><i class=t>1</i><ul>', '</ul></li>', bytes),
  'nested tables': (bytes) => deep('<table><tr><td>a</td><td>', '</td></tr></table>', bytes),
  'Fibonacci word': (bytes) => fibonacci('<i>a</i>', '<b>b</b>', bytes),
  attributes: (bytes) => `<p ${numbered((i) => `a${i}=1 `, bytes)}>x`,
  'one giant text': (bytes) => repeated('word ', bytes),
  'one giant word': (bytes) => repeated('w', bytes),
  dates: (bytes) => repeated('<p>12.03.2024, 10:15', bytes),
  unclosed: (bytes) => repeated('<div><span><a href=x>', bytes),
  links: (bytes) =>
    numbered((i) => `<li><a href="/t/${i}">thread ${i}</a> <a href="/u/${i}">u</a></li>`, bytes),
};

export const hostileNames: readonly string[] = Object.keys(MAKERS);

/** One of them. */
export function hostilePage(name: string, kilobytes: number): string {
  return MAKERS[name]!(kilobytes * 1024);
}

/** All of them; 1,000 KB each unless told. */
export function hostilePages(kilobytes = 1000): HostilePage[] {
  return hostileNames.map((name) => ({ name, html: hostilePage(name, kilobytes) }));
}

function repeated(piece: string, bytes: number): string {
  return piece.repeat(Math.ceil(bytes / piece.length));
}

function numbered(make: (i: number) => string, bytes: number): string {
  const pieces: string[] = [];
  for (let length = 0, i = 0; length < bytes; i++) {
    const piece = make(i);
    length += piece.length;
    pieces.push(piece);
  }
  return pieces.join('');
}

function deep(piece: string, close: string, bytes: number): string {
  const count = Math.floor(bytes / (piece.length + close.length));
  return piece.repeat(count) + close.repeat(count);
}

function fibonacci(a: string, b: string, bytes: number): string {
  let [previous, current] = [b, a];
  while (current.length < bytes) [previous, current] = [current, current + previous];
  return current.slice(0, bytes);
}
