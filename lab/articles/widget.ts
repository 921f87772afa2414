// The script that brings comments into an article page, as widgets do; it runs in the browser and is sent as text.

/** What the script is told. */
export interface WidgetSettings {
  readonly api: string;
  readonly trigger: string;
  readonly expansion: string;
  readonly isJson: boolean;
  readonly needsConsent: boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly listTag: string;
  readonly loadMore: string;
  readonly heading: string;
  readonly noComments: string;
  readonly form: string;
}

/** Source of the script. */
export const WIDGET_SCRIPT = `(function () {
  var S = JSON.parse(document.getElementById('widget-settings').textContent);
  var place = document.getElementById('talk-place');
  var started = false;
  function ask(path, done) {
    fetch(S.api + path).then(function (r) {
      var pages = Number(r.headers.get('x-pages') || 1);
      return S.isJson
        ? r.json().then(function (d) { done(d.comments.map(function (c) { return c.html; }).filter(Boolean), d.pages, d.total); })
        : r.text().then(function (t) { done(t ? t.split('<!--cut-->') : [], pages, Number(r.headers.get('x-total'))); });
    });
  }
  function start(root) {
    if (started) return;
    started = true;
    var box = document.createElement('div');
    box.className = S.names.section;
    box.innerHTML = S.heading + S.form;
    var list = document.createElement(S.listTag);
    list.className = S.names.list;
    box.appendChild(list);
    root.appendChild(box);
    var page = 1;
    function wire() {
      box.querySelectorAll('[data-replies]').forEach(function (b) {
        b.onclick = function () {
          ask('/replies?id=' + b.getAttribute('data-replies'), function (rows) {
            var holder = document.createElement(S.listTag === 'ol' ? 'ul' : 'div');
            holder.className = S.names.replies;
            holder.innerHTML = rows.join('');
            b.replaceWith(holder);
            wire();
          });
        };
      });
      box.querySelectorAll('[data-whole]').forEach(function (b) {
        b.onclick = function () { b.parentElement.innerHTML = b.getAttribute('data-whole'); };
      });
    }
    function show(rows, replace) {
      if (replace) list.innerHTML = '';
      list.insertAdjacentHTML('beforeend', rows.join(''));
      wire();
    }
    ask('/comments?page=1', function (rows, pages, total) {
      if (total === 0) { list.outerHTML = '<p>' + S.noComments + '</p>'; return; }
      if (S.expansion === 'virtual') return virtual(rows);
      show(rows);
      if (pages < 2) return;
      if (S.expansion === 'load-more') {
        var more = document.createElement('button');
        more.type = 'button';
        more.className = S.names.more;
        more.textContent = S.loadMore;
        more.onclick = function () {
          ask('/comments?page=' + ++page, function (next) { show(next); if (page >= pages) more.remove(); });
        };
        box.appendChild(more);
      } else if (S.expansion === 'pages') {
        var pager = document.createElement('div');
        pager.className = S.names.pager;
        for (var p = 1; p <= pages; p++) (function (number) {
          var b = document.createElement('button');
          b.type = 'button';
          b.className = S.names.pageLink;
          b.textContent = String(number);
          b.onclick = function () { ask('/comments?page=' + number, function (next) { show(next, true); }); };
          pager.appendChild(b);
        })(p);
        box.appendChild(pager);
      } else if (S.expansion === 'endless') {
        var end = document.createElement('div');
        end.style.height = '20px';
        box.appendChild(end);
        var busy = false;
        new IntersectionObserver(function (entries) {
          if (busy || page >= pages || !entries.some(function (e) { return e.isIntersecting; })) return;
          busy = true;
          ask('/comments?page=' + ++page, function (next) { show(next); busy = false; });
        }).observe(end);
      }
    });
    function virtual(rows) {
      var ROW = 120;
      list.style.cssText = 'height:480px;overflow-y:auto;display:block;margin:0;padding:0';
      var top = document.createElement('div');
      var bottom = document.createElement('div');
      function draw() {
        var first = Math.max(0, Math.floor(list.scrollTop / ROW) - 2);
        var last = Math.min(rows.length, first + 10);
        var kept = list.scrollTop;
        list.innerHTML = '';
        top.style.height = first * ROW + 'px';
        bottom.style.height = (rows.length - last) * ROW + 'px';
        list.appendChild(top);
        list.insertAdjacentHTML('beforeend', rows.slice(first, last).join(''));
        list.appendChild(bottom);
        list.scrollTop = kept;
      }
      var pending = false;
      list.addEventListener('scroll', function () {
        if (pending) return;
        pending = true;
        setTimeout(function () { pending = false; draw(); }, 20);
      });
      draw();
    }
  }
  function go() {
    if (S.trigger === 'shadow') start(place.attachShadow({ mode: 'open' }));
    else if (S.trigger === 'modal') {
      var cover = document.createElement('div');
      cover.className = S.names.modal;
      cover.setAttribute('role', 'dialog');
      cover.style.cssText = 'position:fixed;top:5%;left:10%;width:80%;height:90%;overflow:auto;background:#fff;z-index:1000';
      document.body.appendChild(cover);
      start(cover);
    } else start(place);
  }
  function begin() {
    var opener = document.getElementById('open-talk') || document.querySelector('[data-opens]');
    if (S.trigger === 'script' || S.trigger === 'shadow') go();
    else if (S.trigger === 'scroll')
      new IntersectionObserver(function (e, o) { if (e[0].isIntersecting) { o.disconnect(); go(); } }).observe(place);
    else if (S.trigger === 'tab')
      document.querySelectorAll('[data-opens]').forEach(function (b) {
        b.addEventListener('click', function (e) {
          e.preventDefault();
          document.querySelectorAll('.pane').forEach(function (p) { p.hidden = p.id !== b.getAttribute('data-opens'); });
          if (b.getAttribute('data-opens') === 'pane-b') go();
        });
      });
    else if (opener) opener.addEventListener('click', function (e) { e.preventDefault(); go(); });
  }
  if (S.needsConsent && document.querySelector('[data-wall]')) document.addEventListener('consent', begin);
  else begin();
})();`;
