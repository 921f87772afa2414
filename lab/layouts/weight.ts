// Style and script of realistic weight: real pages carry kilobytes of both, and a crawler must not trip over them.
import type { Html } from './html.ts';
import { raw } from './html.ts';

const PARTS = [
  'head',
  'menu',
  'crumbs',
  'list',
  'row',
  'cell',
  'title',
  'meta',
  'count',
  'post',
  'user',
  'body',
];
const MORE_PARTS = [
  'foot',
  'pager',
  'button',
  'quote',
  'code',
  'sign',
  'side',
  'box',
  'form',
  'poll',
  'tag',
  'ad',
];

/** A style sheet whose class names start with `prefix`; `tint` is a hue in degrees. */
export function styleSheet(prefix: string, tint: number, extra = ''): Html {
  const rules = [...PARTS, ...MORE_PARTS].map((part, i) => {
    const name = `.${prefix}${part}`;
    const light = 96 - (i % 7) * 3;
    return `${name}{margin:0 0 ${2 + (i % 5)}px;padding:${3 + (i % 4)}px ${6 + (i % 3) * 2}px;background:hsl(${tint},${20 + i}%,${light}%);color:#2${i % 10}2${(i * 3) % 10}2a}
${name} a{color:hsl(${tint},60%,${25 + (i % 5) * 3}%);text-decoration:none}${name} a:hover{text-decoration:underline}`;
  });
  return raw(`body{font:13px/1.45 Verdana,Arial,sans-serif;color:#222;margin:0}img{border:0}
${rules.join('\n')}
@media (max-width:640px){.${prefix}side{display:none}.${prefix}row{padding:4px}}
${extra}`);
}

/** A script that decorates nothing a crawler needs; it holds markup in strings, which is not content. */
export function menuScript(prefix: string): Html {
  return raw(`var ${prefix.replace(/\W/g, '')}Board = { since: 0, open: null, imageNames: ['read', 'unread', 'hot', 'locked'] };
function toggleBox(id) {
  var box = document.getElementById(id);
  if (!box) return false;
  box.style.display = box.style.display === 'none' ? '' : 'none';
  try { document.cookie = 'box_' + id + '=' + (box.style.display === 'none' ? 1 : 0) + '; path=/'; } catch (e) {}
  return false;
}
function preview(text) {
  var frame = document.createElement('div');
  frame.className = '${prefix}preview';
  frame.innerHTML = '<div class="${prefix}title"><b>Preview</b> <a href="#" onclick="return toggleBox(1)">x<\\/a><\\/div>' + text;
  document.body.appendChild(frame);
}
function countWords(area) {
  var n = 0, inWord = false, value = area.value;
  for (var i = 0; i < value.length; i++) {
    var isSpace = value.charAt(i) <= ' ';
    if (!isSpace && !inWord) n++;
    inWord = !isSpace;
  }
  return n;
}
if (window.addEventListener) window.addEventListener('load', function () {
  var areas = document.getElementsByTagName('textarea');
  for (var i = 0; i < areas.length; i++) areas[i].onkeyup = function () { this.title = countWords(this); };
});`);
}
