// Whether a doctype (or its absence) puts browsers into quirks mode. It matters for one rule of tree construction: in
// quirks mode a table may stand inside a paragraph.

const QUIRKY_PREFIXES = [
  '+//silmaril//dtd html pro v0r11 19970101//',
  '-//as//dtd html 3.0 aswedit + extensions//',
  '-//advasoft ltd//dtd html 3.0 aswedit + extensions//',
  '-//ietf//dtd html',
  '-//metrius//dtd metrius presentational//',
  '-//microsoft//dtd internet explorer',
  '-//netscape comm. corp.//dtd',
  "-//o'reilly and associates//dtd html",
  '-//softquad',
  '-//spyglass//dtd html 2.0 extended//',
  '-//sun microsystems corp.//dtd hotjava',
  '-//w3c//dtd html 3',
  '-//w3c//dtd html 4.0 frameset//',
  '-//w3c//dtd html 4.0 transitional//',
  '-//w3c//dtd html experimental',
  '-//w3c//dtd w3 html',
  '-//w3o//dtd w3 html',
  '-//webtechs//dtd mozilla html',
];
/** Quirky only when no system identifier follows. */
const QUIRKY_WITHOUT_SYSTEM = ['-//w3c//dtd html 4.01 frameset//', '-//w3c//dtd html 4.01 transitional//'];

const PUBLIC = /^\s*html\s+public\s*(?:"([^"]*)"|'([^']*)')\s*(["'])?/;
const SYSTEM =
  /^\s*html\s+system\s*["']http:\/\/www\.ibm\.com\/data\/dtd\/v11\/ibmxhtml1-transitional\.dtd["']/;

/** `text` is what stands between '<!doctype' and '>'. */
export function isQuirky(text: string): boolean {
  const lower = text.toLowerCase();
  if (!/^\s*html(?:\s|$)/.test(lower)) return true;
  const match = PUBLIC.exec(lower);
  if (match === null) return SYSTEM.test(lower);
  const identifier = match[1] ?? match[2] ?? '';
  if (identifier === '-/w3c/dtd html 4.0 transitional/en' || identifier === 'html') return true;
  if (identifier.startsWith('-//w3o//dtd w3 html strict 3.0//en//')) return true;
  if (match[3] === undefined && QUIRKY_WITHOUT_SYSTEM.some((prefix) => identifier.startsWith(prefix)))
    return true;
  return QUIRKY_PREFIXES.some((prefix) => identifier.startsWith(prefix));
}
