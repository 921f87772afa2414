// Later rows that only a script brings: a button "load more", the end of the page scrolled into sight, buttons 1 2 3.
import type { FrameView, PagerView } from '../types.ts';
import { type Html, html, nothing, raw } from './html.ts';
import { say } from './words.ts';

/**
 * A button that fetches more records and appends them to `list` (a CSS selector). The answer is JSON `{html, next}`,
 * a whole page of this layout, or bare records. There is no link: a crawler must run the script or read it.
 */
export const loadMore = (frame: FrameView, pager: PagerView | null, list: string): Html => {
  if (pager === null || pager.loadMoreUrl === null) return nothing;
  if (pager.moreBy?.kind === 'scroll') return moreByScroll(pager.loadMoreUrl, list);
  if (pager.moreBy?.kind === 'numbers') return moreByNumbers(pager.moreBy.urls, list);
  return html`<div class="more-box"><button type="button" id="more-records" data-source="${pager.loadMoreUrl}">${say(frame, 'loadMore')}</button></div>
<script>
(function () {
  var button = document.getElementById('more-records'), list = document.querySelector('${raw(list)}');
  button.addEventListener('click', function () {
    button.disabled = true;
    fetch(button.getAttribute('data-source'), { headers: { 'X-Requested-With': 'fetch' } }).then(function (answer) {
      return answer.text();
    }).then(function (text) {
      var records = text, next = '';
      try {
        var parsed = JSON.parse(text);
        records = parsed.html;
        next = parsed.next || '';
      } catch (notJson) {
        var whole = new DOMParser().parseFromString(text, 'text/html');
        var theirs = whole.querySelector('${raw(list)}'), again = whole.getElementById('more-records');
        if (theirs) records = theirs.innerHTML;
        if (again) next = again.getAttribute('data-source');
      }
      list.insertAdjacentHTML('beforeend', records);
      if (next) { button.setAttribute('data-source', next); button.disabled = false; }
      else button.parentNode.removeChild(button);
    });
  });
})();
</script>`;
};

/** Nothing to press: rows come when an empty element at their end is seen. */
const moreByScroll = (next: string, list: string): Html =>
  html`<div class="more-end" data-source="${next}"></div>
<script>
(function () {
  var end = document.querySelector('.more-end'), list = document.querySelector('${raw(list)}'), isAsking = false;
  new IntersectionObserver(function (seen) {
    if (!seen[0].isIntersecting || isAsking || !end.dataset.source) return;
    isAsking = true;
    fetch(end.dataset.source, { headers: { 'X-Requested-With': 'fetch' } }).then(function (answer) {
      return answer.json();
    }).then(function (more) {
      list.insertAdjacentHTML('beforeend', more.html);
      end.dataset.source = more.next || '';
      isAsking = false;
    });
  }).observe(end);
})();
</script>`;

/** Buttons instead of links: the rows of a page take the place of those before. */
const moreByNumbers = (urls: readonly string[], list: string): Html =>
  html`<div class="turn">${urls.map((url, index) => html`<button type="button" class="turn-to" data-source="${url}">${String(index + 1)}</button> `)}</div>
<script>
(function () {
  var list = document.querySelector('${raw(list)}');
  document.querySelector('.turn').addEventListener('click', function (event) {
    var url = event.target.getAttribute('data-source');
    if (!url) return;
    fetch(url, { headers: { 'X-Requested-With': 'fetch' } }).then(function (answer) {
      return answer.json();
    }).then(function (other) {
      list.innerHTML = other.html;
    });
  });
})();
</script>`;
