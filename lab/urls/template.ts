// A URL template that writes and reads: `thread/{id}-{slug}/page-{page}`, `showthread.php?t={id}&page={page}`.

export type Hole = 'id' | 'slug' | 'page' | 'zero' | 'offset' | 'board' | 'thread';
export type Filling = Partial<Record<Hole, string>>;

export interface CompiledTemplate {
  /** Percent-encoded path and query. */
  write(filling: Filling): string;
  /** What fills the holes, and the query parameters the template does not speak of; null when it does not fit. */
  read(path: string, query: URLSearchParams): { filling: Filling; extras: Record<string, string> } | null;
}

const shapes: Readonly<Record<Hole, string>> = {
  id: '[0-9a-z]+',
  slug: '[^/?#]*?',
  page: '\\d+',
  zero: '\\d+',
  offset: '\\d+',
  board: '[0-9a-z]+',
  thread: '[0-9a-z]+',
};
const holePattern = /\{(\w+)\}/g;

interface Piece {
  readonly regex: RegExp;
  readonly holes: readonly Hole[];
}

function compilePiece(text: string): Piece {
  const holes: Hole[] = [];
  let source = '';
  let at = 0;
  for (const match of text.matchAll(holePattern)) {
    const hole = match[1] as Hole;
    if (!(hole in shapes)) throw new Error(`unknown hole {${hole}} in URL template ${text}`);
    source += `${escapeRegex(text.slice(at, match.index))}(${shapes[hole]})`;
    holes.push(hole);
    at = match.index + match[0].length;
  }
  return { regex: new RegExp(`^${source}${escapeRegex(text.slice(at))}$`, 'u'), holes };
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function matchPiece(piece: Piece, text: string, filling: Filling): boolean {
  const match = piece.regex.exec(text);
  if (!match) return false;
  for (const [i, hole] of piece.holes.entries()) {
    const value = match[i + 1] ?? '';
    if (filling[hole] !== undefined && filling[hole] !== value) return false;
    filling[hole] = value;
  }
  return true;
}

/** Reads and writes one template. Order of query parameters does not matter for reading. */
export function compileTemplate(template: string): CompiledTemplate {
  const [path = '', query = ''] = template.split('?');
  const pathPiece = compilePiece(path);
  // `read.php?3,5,page=2`: a query that is one text, not names and values.
  const whole = query !== '' && !/^[\w]+=/.test(query) ? compilePiece(query) : null;
  const parameters = (whole === null ? query : '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const equals = pair.indexOf('=');
      return { key: pair.slice(0, equals), piece: compilePiece(pair.slice(equals + 1)) };
    });
  // Literal, hole, literal, …: links are written by the thousand.
  const pieces = template.replace(/[^\x00-\x7f]+/g, encodeURIComponent).split(holePattern);
  return {
    write(filling) {
      let written = pieces[0] as string;
      for (let i = 1; i < pieces.length; i += 2) {
        written += encodeURIComponent(filling[pieces[i] as Hole] ?? '') + pieces[i + 1];
      }
      return written;
    },
    read(textPath, textQuery) {
      const filling: Filling = {};
      if (!matchPiece(pathPiece, textPath, filling)) return null;
      for (const { key, piece } of parameters) {
        const value = textQuery.get(key);
        if (value === null || !matchPiece(piece, value, filling)) return null;
      }
      const extras: Record<string, string> = {};
      const [first, ...others] = textQuery;
      if (whole !== null) {
        const text = first === undefined ? '' : first[1] === '' ? first[0] : first.join('=');
        if (!matchPiece(whole, text, filling)) return null;
      }
      for (const [key, value] of whole === null ? textQuery : others) {
        if (!parameters.some((parameter) => parameter.key === key)) extras[key] = value;
      }
      return { filling, extras };
    },
  };
}
