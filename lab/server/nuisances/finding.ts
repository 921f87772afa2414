// Nuisances of finding things: search, tags, feeds, new posts, calendars without end, quick jumps, side boxes.
import { escapeHtml } from '../../layouts/index.ts';
import type { Anchor, LabThread } from '../../types.ts';
import type { Answer } from '../answer.ts';
import type { Scene } from '../scene.ts';
import { listLinks, paged } from './people.ts';
import type { DrawPlain, Nuisance } from './types.ts';

const foundPerPage = 10;

const threadLinks = (scene: Scene, threads: readonly LabThread[]): readonly Anchor[] =>
  threads.map((thread) => scene.anchor(thread.title, { kind: 'thread', thread: thread.id, page: 1 }));

function results(
  scene: Scene,
  draw: DrawPlain,
  title: string,
  threads: readonly LabThread[],
  service: 'search' | 'tag',
  values: readonly string[],
): Answer | null {
  const found = paged(threads, values[1], foundPerPage);
  if (!found) return null;
  const flips = Array.from({ length: found.pages }, (_, i) =>
    scene.anchor(String(i + 1), { kind: 'service', service, values: [values[0] ?? '', String(i + 1)] }),
  );
  return draw(scene, title, listLinks(threadLinks(scene, found.items)) + listLinks(flips));
}

export const search: Nuisance = {
  purpose: 'a search form, links to ready searches, and paged results that look like boards',
  navigation: (scene) => [
    scene.anchor(scene.strings.search, { kind: 'service', service: 'search', values: [] }),
  ],
  services: {
    search: (scene, values, draw) => {
      const { site, strings } = scene;
      const words = (values[0] ?? '').toLowerCase();
      const action = escapeHtml(scene.links.to({ kind: 'service', service: 'search', values: [] }));
      if (!words) {
        const ready = site.world.threads.slice(0, 8).map((thread) => {
          const word = thread.title.split(/\s+/)[0] ?? '';
          return scene.anchor(word, { kind: 'service', service: 'search', values: [word] });
        });
        const form = `<form action="${action}"><input name="q"><button>${escapeHtml(strings.search)}</button></form>`;
        return draw(scene, strings.search, form + listLinks(ready));
      }
      const hits = site.world.threads.filter((thread) => thread.title.toLowerCase().includes(words));
      return results(scene, draw, strings.search, hits, 'search', values);
    },
  },
};

export const tags: Nuisance = {
  purpose: 'tags of threads lead to paged lists of threads',
  services: {
    tag: (scene, values, draw) => {
      const name = values[0] ?? '';
      const hits = scene.site.world.threads.filter((thread) => thread.tags.includes(name));
      return hits.length ? results(scene, draw, `${scene.strings.tags}: ${name}`, hits, 'tag', values) : null;
    },
  },
};

export const newPosts: Nuisance = {
  purpose: 'a list of the newest threads on a page of its own',
  navigation: (scene) => [
    scene.anchor(scene.strings.newest, { kind: 'service', service: 'new-posts', values: [] }),
  ],
  services: {
    'new-posts': (scene, _, draw) => {
      const { site } = scene;
      const newest = [...site.world.threads]
        .sort((a, b) => site.lastPost(b.id).createdAt - site.lastPost(a.id).createdAt || b.id - a.id)
        .slice(0, 20);
      return draw(scene, scene.strings.newest, listLinks(threadLinks(scene, newest)));
    },
  },
};

export const calendar: Nuisance = {
  purpose: 'a calendar whose next month always exists',
  navigation: (scene) => [
    scene.anchor(scene.strings.calendar, { kind: 'service', service: 'calendar', values: [] }),
  ],
  services: {
    calendar: (scene, values, draw) => {
      const now = new Date(scene.site.world.now * 1000);
      const year = values[0] ? Number(values[0]) : now.getUTCFullYear();
      const month = values[1] ? Number(values[1]) : now.getUTCMonth() + 1;
      if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12)) return null;
      const beside = (step: number): Anchor => {
        const at = year * 12 + month - 1 + step;
        const y = String(Math.floor(at / 12));
        const m = String((at % 12) + 1);
        return scene.anchor(`${m}/${y}`, { kind: 'service', service: 'calendar', values: [y, m] });
      };
      const days = Array.from({ length: 28 }, (_, i) => `<td>${i + 1}</td>${i % 7 === 6 ? '</tr><tr>' : ''}`);
      const table = `<table><tr>${days.join('')}</tr></table>`;
      return draw(
        scene,
        `${scene.strings.calendar} ${month}/${year}`,
        table + listLinks([beside(-1), beside(1)]),
      );
    },
  },
};

export const feeds: Nuisance = {
  purpose: 'RSS of the forum and of each board, linked from every page',
  feeds: (scene) => {
    const { shown, strings } = scene;
    const all = scene.anchor(strings.rss, { kind: 'service', service: 'feed', values: [] });
    if (shown.kind !== 'board') return [all];
    const own = scene.anchor(strings.rss, {
      kind: 'service',
      service: 'feed',
      values: [String(shown.board)],
    });
    return [all, own];
  },
  footer: (scene) => [scene.anchor('RSS', { kind: 'service', service: 'feed', values: [] })],
  services: {
    feed: (scene, values) => {
      const board = values[0] ? Number(values[0]) : null;
      const { site } = scene;
      if (board !== null && !site.board(board)) return null;
      const threads = [...(board === null ? site.world.threads : site.world.threadsOf(board))]
        .map((thread) => ({ thread, lastAt: site.lastPost(thread.id).createdAt }))
        .sort((a, b) => b.lastAt - a.lastAt)
        .slice(0, 15);
      const items = threads.map(({ thread, lastAt }) => {
        const link = escapeHtml(scene.links.absolute({ kind: 'thread', thread: thread.id, page: 1 }));
        const at = new Date(lastAt * 1000).toUTCString();
        return `<item><title>${escapeHtml(thread.title)}</title><link>${link}</link><pubDate>${at}</pubDate></item>`;
      });
      const title = escapeHtml(scene.siteTitle);
      return {
        status: 200,
        type: 'xml',
        body: `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>${title}</title><link>${escapeHtml(scene.links.absolute({ kind: 'entry' }))}</link>${items.join('\n')}</channel></rss>`,
      };
    },
  },
};

export const quickJump: Nuisance = {
  purpose: 'a select box with every board on every page: no links, and the values are easy to take for some',
  sideHtml: (scene) => {
    const options = scene.site.listedBoards.map(
      (board) =>
        `<option value="${escapeHtml(scene.links.to({ kind: 'board', board: board.id, page: 1 }))}">${escapeHtml(board.title)}</option>`,
    );
    return `<form class="jump"><label>${escapeHtml(scene.strings.jumpTo)} <select onchange="location=this.value"><option value="">-</option>${options.join('')}</select></label></form>`;
  },
};

export const repeatingPath: Nuisance = {
  purpose: 'a relative link that makes paths grow for ever, each answered with 200',
  footer: (scene) => [
    { text: scene.strings.rules, url: scene.links.toPath(`${scene.site.base}about/rules/`) },
  ],
};
