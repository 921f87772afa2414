// A user's profile page.
import { escapeHtml } from '../layouts/index.ts';
import type { Answer } from './answer.ts';
import { drawPlain } from './draw.ts';
import { hasProfile, type Scene } from './scene.ts';

/** The page of a user, or null when the user is gone. */
export function profilePage(scene: Scene, userId: number): Answer | null {
  const { site, strings } = scene;
  const user = site.world.users.get(userId);
  if (!hasProfile(user)) return null;
  const facts = [
    [strings.joined, scene.day(user.joinedAt)],
    [strings.posts, String(site.world.postCountOfUser(user.id))],
    [strings.title, user.title],
    [strings.signature, user.signature],
  ];
  const rows = facts.map(
    ([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const found = site.has('posts-by')
    ? scene.anchor(strings.posts, { kind: 'service', service: 'posts-by', values: [String(user.id)] })
    : null;
  const more = found ? `<p><a href="${escapeHtml(found.url)}">${escapeHtml(found.text)}</a></p>` : '';
  return drawPlain(scene, `${strings.profile}: ${user.name}`, `<dl>${rows.join('')}</dl>${more}`);
}
