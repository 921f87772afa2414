// Pages on which a careless algorithm takes quadratic time or memory: endless siblings, depth, one endless pattern.

export interface HostilePage {
  readonly name: string;
  readonly html: string;
}

/** About `kilobytes` each; 1,000 unless told. */
export function hostilePages(kilobytes = 1000): HostilePage[] {
  const bytes = kilobytes * 1024;
  const repeated = (piece: string): string => piece.repeat(Math.ceil(bytes / piece.length));
  const numbered = (make: (i: number) => string): string => {
    const pieces: string[] = [];
    for (let length = 0, i = 0; length < bytes; i++) {
      const piece = make(i);
      length += piece.length;
      pieces.push(piece);
    }
    return pieces.join('');
  };
  const deep = (piece: string, close: string): string => {
    const count = Math.floor(bytes / (piece.length + close.length));
    return piece.repeat(count) + close.repeat(count);
  };
  return [
    { name: 'empty elements', html: repeated('<b></b>') },
    { name: 'one sibling list', html: repeated('<p>a</p>') },
    { name: 'one-cell rows', html: `<table>${repeated('<tr><td>1<td>2')}</table>` },
    {
      name: 'a thousand kinds of siblings',
      html: numbered((i) => `<div class=k${'x'.repeat(i % 90)}><i></i>a</div>`),
    },
    { name: 'every class its own', html: numbered((i) => `<div class="c${i.toString(36)}q"><b>a</b></div>`) },
    {
      name: 'many class names',
      html: numbered((i) => `<p class="${'a b c d e f g h '.repeat(12)}">${i}</p>`),
    },
    { name: 'deep divs', html: deep('<div>a', '</div>') },
    { name: 'deep lists', html: deep('<ul><li>a', '</li></ul>') },
    { name: 'deep with siblings', html: deep('<div><p>a</p><p>b</p>', '</div>') },
    { name: 'nested replies', html: deep('<li class=c><b class=n>x</b><i class=t>1</i><ul>', '</ul></li>') },
    { name: 'nested tables', html: deep('<table><tr><td>a</td><td>', '</td></tr></table>') },
    { name: 'Fibonacci word', html: fibonacci('<i>a</i>', '<b>b</b>', bytes) },
    { name: 'attributes', html: `<p ${numbered((i) => `a${i}=1 `)}>x` },
    { name: 'text only', html: repeated('word ') },
    { name: 'dates', html: repeated('<p>12.03.2024, 10:15') },
    { name: 'unclosed', html: repeated('<div><span><a href=x>') },
    {
      name: 'links',
      html: numbered((i) => `<li><a href="/t/${i}">thread ${i}</a> <a href="/u/${i}">u</a></li>`),
    },
  ];
}

function fibonacci(a: string, b: string, bytes: number): string {
  let [previous, current] = [b, a];
  while (current.length < bytes) [previous, current] = [current, current + previous];
  return current.slice(0, bytes);
}
