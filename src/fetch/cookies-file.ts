// Reads Netscape cookies.txt, the format browser extensions and curl export. No message ever holds a value.
import { readFileSync } from 'node:fs';
import { InputError } from '../errors.ts';
import { Cookies, type StoredCookie } from './cookies.ts';

const HTTP_ONLY = '#HttpOnly_';
const ADVICE = 'export it again in Netscape cookies.txt format';

/** Reads a cookies.txt file; throws InputError that names file, line and what to do. */
export function readCookiesFile(path: string): Cookies {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a directory'
          : code === 'EACCES'
            ? 'no permission to read it'
            : String(code);
    throw new InputError(`cannot read the cookies file ${path}: ${why}`, { cause: error });
  }
  if (bytes.includes(0)) throw new InputError(`the cookies file ${path} is not a text file: ${ADVICE}`);
  return new Cookies(parseCookiesFile(bytes.toString('utf8'), path));
}

/** Parses the text of a cookies.txt; `name` is for messages. Cookies already expired are left out. */
export function parseCookiesFile(text: string, name: string, now = Date.now()): StoredCookie[] {
  if (/^\s*[[{]/.test(text)) throw new InputError(`the cookies file ${name} is JSON: ${ADVICE}`);
  const cookies: StoredCookie[] = [];
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const isHttpOnly = raw.startsWith(HTTP_ONLY);
    const line = isHttpOnly ? raw.slice(HTTP_ONLY.length) : raw;
    if (line.trim() === '' || line.startsWith('#')) continue;
    const fail = (what: string) =>
      new InputError(`the cookies file ${name}, line ${index + 1}: ${what}; ${ADVICE}`);
    const fields = line.split('\t');
    // Editors strip the tab before an empty value.
    if (fields.length === 6) fields.push('');
    if (fields.length !== 7) throw fail(`expected 7 fields separated by tabs, found ${fields.length}`);
    const [domain, subdomains, path, secure, expires, key, value] = fields as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (domain.trim() === '' || !URL.canParse(`http://${domain.replace(/^\./, '')}/`))
      throw fail('the first field is not a host name');
    if (!/^(true|false)$/i.test(subdomains) || !/^(true|false)$/i.test(secure))
      throw fail('the second and fourth fields must be TRUE or FALSE');
    if (!path.startsWith('/')) throw fail('the third field, the path, must begin with /');
    if (!/^-?\d+(\.\d+)?$/.test(expires)) throw fail('the fifth field, the expiry, must be a number');
    const expiresAt = Math.max(0, Math.floor(Number(expires)));
    if (expiresAt !== 0 && expiresAt * 1000 <= now) continue;
    cookies.push({
      name: key,
      value,
      domain,
      includesSubdomains: /^true$/i.test(subdomains),
      path,
      isSecure: /^true$/i.test(secure),
      isHttpOnly,
      expires: expiresAt,
    });
  }
  return cookies;
}
