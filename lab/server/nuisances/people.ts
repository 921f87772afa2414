// Nuisances about users: member lists, lists of a user's posts, who is online, walls that want a login.
import { escapeHtml } from '../../layouts/index.ts';
import type { Anchor } from '../../types.ts';
import type { Answer } from '../answer.ts';
import { hasProfile, type Scene } from '../scene.ts';
import type { DrawPlain, Nuisance } from './types.ts';

const membersPerPage = 25;
const foundPerPage = 10;

export const listLinks = (anchors: readonly Anchor[]): string =>
  `<ul>${anchors.map((a) => `<li><a href="${escapeHtml(a.url)}">${escapeHtml(a.text)}</a></li>`).join('\n')}</ul>`;

/** A page of a long list, with links to the pages before and after it. */
export function paged<T>(list: readonly T[], pageText: string | undefined, perPage: number) {
  const page = pageText === undefined || pageText === '' ? 1 : Number(pageText);
  const pages = Math.max(1, Math.ceil(list.length / perPage));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  return { page, pages, items: list.slice((page - 1) * perPage, page * perPage) };
}

function loginPage(scene: Scene, draw: DrawPlain, status = 200): Answer {
  const { strings } = scene;
  const action = escapeHtml(scene.links.to({ kind: 'service', service: 'login', values: [] }));
  const form = `<p>${escapeHtml(strings.mustLogin)}</p><form action="${action}" method="post"><input name="user"><input type="password" name="password"><button>${escapeHtml(strings.login)}</button></form>`;
  return { ...draw(scene, strings.login, form), status };
}

export const loginWalls: Nuisance = {
  purpose: 'reply, report and new-topic links end at a login form; some with 403, some with 200',
  navigation: (scene) => [
    scene.anchor(scene.strings.login, { kind: 'service', service: 'login', values: [] }),
    scene.anchor(scene.strings.register, { kind: 'service', service: 'register', values: [] }),
  ],
  boardTools: (scene, board) => [
    scene.anchor(scene.strings.newTopic, { kind: 'service', service: 'new-thread', values: [String(board)] }),
    scene.anchor(scene.strings.markRead, { kind: 'service', service: 'mark-read', values: [String(board)] }),
  ],
  threadTools: (scene, thread) => [
    scene.anchor(scene.strings.reply, { kind: 'service', service: 'reply', values: [String(thread)] }),
  ],
  postActions: (scene, post) => [
    scene.anchor(scene.strings.quote, {
      kind: 'service',
      service: 'reply',
      values: [String(post.threadId)],
      extras: { quote: String(post.id) },
    }),
    scene.anchor(scene.strings.report, { kind: 'service', service: 'report', values: [String(post.id)] }),
  ],
  services: {
    login: (scene, _, draw) => loginPage(scene, draw),
    register: (scene, _, draw) => loginPage(scene, draw),
    'new-thread': (scene, _, draw) => loginPage(scene, draw, 403),
    'mark-read': (scene, _, draw) => loginPage(scene, draw, 403),
    reply: (scene, _, draw) => loginPage(scene, draw),
    report: (scene, _, draw) => loginPage(scene, draw, 403),
  },
};

export const members: Nuisance = {
  purpose: 'a paged list of members, each with a profile',
  navigation: (scene) => [
    scene.anchor(scene.strings.members, { kind: 'service', service: 'members', values: [] }),
  ],
  services: {
    members: (scene, values, draw) => {
      const all = [...scene.site.world.users.values()].filter(hasProfile);
      const found = paged(all, values[0], membersPerPage);
      if (!found) return null;
      const people = found.items.map((user) => scene.anchor(user.name, { kind: 'profile', user: user.id }));
      const flips = Array.from({ length: found.pages }, (_, i) =>
        scene.anchor(String(i + 1), { kind: 'service', service: 'members', values: [String(i + 1)] }),
      );
      return draw(scene, scene.strings.members, listLinks(people) + listLinks(flips));
    },
  },
};

export const postsBy: Nuisance = {
  purpose: 'profiles and posts link to paged lists of all posts of a user',
  postActions: (scene, post) =>
    post.userId === null || !hasProfile(scene.site.world.users.get(post.userId))
      ? []
      : [
          scene.anchor(scene.strings.posts, {
            kind: 'service',
            service: 'posts-by',
            values: [String(post.userId)],
          }),
        ],
  services: {
    'posts-by': (scene, values, draw) => {
      const user = scene.site.world.users.get(Number(values[0]));
      if (!hasProfile(user)) return null;
      const own = [...scene.site.world.posts.values()].filter((post) => post.userId === user.id);
      const found = paged(own, values[1], foundPerPage);
      if (!found) return null;
      const hits = found.items.map((post) =>
        scene.anchor(scene.site.thread(post.threadId)?.title ?? '', { kind: 'post', post: post.id }),
      );
      const next =
        found.page < found.pages
          ? [
              scene.anchor(scene.strings.next, {
                kind: 'service',
                service: 'posts-by',
                values: [String(user.id), String(found.page + 1)],
              }),
            ]
          : [];
      return draw(scene, `${scene.strings.posts}: ${user.name}`, listLinks(hits) + listLinks(next));
    },
  },
};

export const online: Nuisance = {
  purpose: 'a box and a page of who is online, full of profile links',
  footer: (scene) => [scene.anchor(scene.strings.online, { kind: 'service', service: 'online', values: [] })],
  services: {
    online: (scene, _, draw) => draw(scene, scene.strings.online, listLinks(onlineNow(scene))),
  },
};

/** Who is online; the same for a moment of the world, so that pages can be cached. */
export function onlineNow(scene: Scene): readonly Anchor[] {
  const users = [...scene.site.world.users.values()].filter(hasProfile);
  const step = Math.max(1, Math.floor(users.length / 6));
  return users
    .filter((_, i) => i % step === 0)
    .slice(0, 6)
    .map((user) => scene.anchor(user.name, { kind: 'profile', user: user.id }));
}
