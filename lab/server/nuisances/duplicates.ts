// Nuisances that show a board or thread again under another URL.

import { escapeHtml } from '../../layouts/index.ts';
import { bodyText } from '../../truth/text.ts';
import type { LabPost } from '../../types.ts';
import type { Target } from '../../urls/index.ts';
import { type Answer, redirect } from '../answer.ts';
import { postAnchor, type Scene } from '../scene.ts';
import type { DrawPlain, Nuisance } from './types.ts';

const numberOf = (text: string | undefined): number => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0);

function threadPage(scene: Scene, values: readonly string[]): { thread: number; page: number } | null {
  const thread = numberOf(values[0]);
  const page = values[1] === undefined ? 1 : numberOf(values[1]);
  if (!scene.site.thread(thread) || page < 1 || page > scene.site.threadPages(thread)) return null;
  return { thread, page };
}

/** Posts without layout, one below the other: print views and archives. */
function bareThread(scene: Scene, values: readonly string[], draw: DrawPlain): Answer | null {
  const found = threadPage(scene, values);
  if (!found) return null;
  const { site, strings } = scene;
  const posts = site.postsOn(found.thread, found.page);
  const rows = posts.map(
    ({ post }) =>
      `<hr><p><b>${escapeHtml(post.authorName)}</b> - ${escapeHtml(scene.time(post.createdAt))}</p><p>${escapeHtml(bodyText(post.blocks)).replaceAll('\n', '<br>')}</p>`,
  );
  const whole = scene.anchor(strings.thread, { kind: 'thread', ...found });
  return draw(
    scene,
    site.thread(found.thread)!.title,
    `<p><a href="${escapeHtml(whole.url)}">${escapeHtml(whole.text)}</a></p>${rows.join('\n')}`,
  );
}

function toLastPost(scene: Scene, thread: number): Answer | null {
  if (!scene.site.thread(thread)) return null;
  const last = scene.site.lastPost(thread);
  const page = scene.site.pageOfPost(last);
  return redirect(scene.links.to({ kind: 'thread', thread, page }, { fragment: postAnchor(last.id) }));
}

export const sortLinks: Nuisance = {
  purpose: 'column headings sort: every board page again in eight orders, and in three sizes',
  boardTools: (scene, board, page) => {
    const columns = [
      [scene.strings.title, 'title'],
      [scene.strings.replies, 'replies'],
      [scene.strings.views, 'views'],
      [scene.strings.lastPost, 'lastpost'],
    ] as const;
    const sorted = columns.flatMap(([text, sort]) =>
      (['asc', 'desc'] as const).map((order) =>
        scene.anchor(`${text} ${order === 'asc' ? '▲' : '▼'}`, {
          kind: 'board',
          board,
          page,
          extras: { sort, order },
        }),
      ),
    );
    const sizes = ['20', '50', '100'].map((pp) =>
      scene.anchor(pp, { kind: 'board', board, page: 1, extras: { pp } }),
    );
    return [...sorted, ...sizes];
  },
};

export const printView: Nuisance = {
  purpose: 'each thread page again for printers',
  threadTools: (scene, thread, page) => [
    scene.anchor(scene.strings.print, {
      kind: 'service',
      service: 'print',
      values: [String(thread), String(page)],
    }),
  ],
  services: { print: bareThread },
};

export const loFi: Nuisance = {
  purpose: 'an archive of plain pages shows everything a second time',
  footer: (scene) => {
    const { shown } = scene;
    const values = shown.kind === 'thread' ? [String(shown.thread), String(shown.page)] : [];
    return [scene.anchor(scene.strings.archive, { kind: 'service', service: 'lofi', values })];
  },
  services: {
    lofi: (scene, values, draw) => {
      if (values.length) return bareThread(scene, values, draw);
      const { site } = scene;
      const links = site.world.threads
        .slice(0, 100)
        .map((thread) =>
          scene.anchor(thread.title, { kind: 'service', service: 'lofi', values: [String(thread.id), '1'] }),
        );
      const items = links.map(
        (link) => `<li><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></li>`,
      );
      return draw(scene, scene.strings.archive, `<ol>${items.join('\n')}</ol>`);
    },
  },
};

export const unreadLinks: Nuisance = {
  purpose: 'rows and threads link to their first unread post, a redirect',
  threadTools: (scene, thread) => [
    scene.anchor(scene.strings.unread, { kind: 'service', service: 'unread', values: [String(thread)] }),
  ],
  services: { unread: (scene, values) => toLastPost(scene, numberOf(values[0])) },
};

export const movedRedirect: Nuisance = {
  purpose: 'rows of moved threads lead to a redirect',
  services: {
    moved: (scene, values) => {
      const thread = numberOf(values[0]);
      if (!scene.site.thread(thread)) return null;
      return redirect(scene.links.to({ kind: 'thread', thread, page: 1 }), 301);
    },
  },
};

export const highlight: Nuisance = {
  purpose: 'links from search and tags carry words to highlight',
  postActions: (scene, post: LabPost) => {
    if (post.id % 3 !== 0) return [];
    const page = scene.shown.kind === 'thread' ? scene.shown.page : 1;
    const target: Target = {
      kind: 'thread',
      thread: post.threadId,
      page,
      extras: { highlight: post.authorName },
    };
    return [scene.anchor(scene.strings.search, target)];
  },
};

export const shareLinks: Nuisance = {
  purpose: 'share buttons lead through a page of our own to elsewhere',
  threadTools: (scene, thread) => [
    scene.anchor(scene.strings.share, { kind: 'service', service: 'share', values: [String(thread)] }),
  ],
  services: {
    share: (scene, values) => {
      const thread = numberOf(values[0]);
      if (!scene.site.thread(thread)) return null;
      const url = encodeURIComponent(scene.links.absolute({ kind: 'thread', thread, page: 1 }));
      return redirect(`http://share.invalid/?u=${url}`);
    },
  },
};
