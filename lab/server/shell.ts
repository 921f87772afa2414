// Pages of a forum that is one script: a shell for every address, and the content of each as JSON.
import type { Answer } from './answer.ts';

/** What a script sends as X-Requested-With when it asks for the content of a page. */
export const CONTENT = 'content';

const SCRIPT = `
(function () {
  var app = document.getElementById('app');
  function show() {
    fetch(location.href, { headers: { 'X-Requested-With': '${CONTENT}' } }).then(function (answer) {
      return answer.json();
    }).then(function (content) {
      document.title = content.title;
      app.innerHTML = content.body;
      app.lang = content.language;
    });
  }
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[href]');
    if (!link || link.host !== location.host) return;
    event.preventDefault();
    history.pushState({}, '', link.href);
    show();
  });
  addEventListener('popstate', show);
  show();
})();
`;

/** The page before its script has run. */
export function shellOf(answer: Answer): Answer {
  if (answer.type !== 'html' || answer.status >= 300) return answer;
  const body = `<!doctype html><html><head><meta charset="utf-8"><title>…</title></head><body><div id="app"></div><script>${SCRIPT}</script></body></html>`;
  return { status: 200, type: 'html', body };
}

/** What the script asks for. */
export function contentOf(answer: Answer): Answer {
  if (answer.type !== 'html' || typeof answer.body !== 'string' || answer.body === '') return answer;
  const title = /<title>([\s\S]*?)<\/title>/i.exec(answer.body)?.[1] ?? '';
  const language = /<html[^>]* lang="?([\w-]+)/i.exec(answer.body)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(answer.body)?.[1] ?? answer.body;
  return { status: answer.status, type: 'json', body: JSON.stringify({ title, language, body }) };
}
