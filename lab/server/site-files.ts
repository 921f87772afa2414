// What lies beside the forum: robots.txt, sitemap.xml, the portal page in front of it, and a path that never ends.
import type { Site } from '../dialects/site.ts';
import { escapeHtml } from '../layouts/index.ts';
import type { ServiceName } from '../urls/index.ts';
import { type Answer, text } from './answer.ts';
import { drawPlain } from './draw.ts';
import type { Scene } from './scene.ts';

const denied: readonly ServiceName[] = [
  'search',
  'login',
  'register',
  'print',
  'members',
  'calendar',
  'posts-by',
];

/** robots.txt, or null where the site has none. */
export function robotsText(site: Site, origin: string): Answer | null {
  if (!site.has('robots') && !site.has('sitemap')) return null;
  const lines = ['User-agent: *'];
  if (site.has('robots')) {
    for (const service of denied) {
      // The path without its values, so that the rule covers all of them.
      const path = site.path({ kind: 'service', service, values: [] });
      lines.push(`Disallow: ${path.replace(/\/$/, '')}`);
    }
  } else lines.push('Disallow:');
  if (site.has('sitemap')) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return text(`${lines.join('\n')}\n`);
}

/** A sitemap of threads, some of them gone; null where the site has none. */
export function sitemapXml(site: Site, origin: string): Answer | null {
  if (!site.has('sitemap')) return null;
  const urls = site.world.threads
    .slice(0, 5000)
    .map(
      (thread) =>
        `<url><loc>${escapeHtml(origin + site.path({ kind: 'thread', thread: thread.id, page: 1 }))}</loc></url>`,
    );
  urls.push(`<url><loc>${escapeHtml(`${origin}${site.base}no-longer-here`)}</loc></url>`);
  return {
    status: 200,
    type: 'xml',
    body: `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`,
  };
}

/** The page in front of a forum that lies below a path. */
export function portalPage(scene: Scene): Answer {
  const forum = scene.anchor(scene.strings.forum, { kind: 'entry' });
  const links = ['news', 'shop', 'imprint'].map((name) => `<li><a href="/${name}">${name}</a></li>`).join('');
  return drawPlain(
    scene,
    scene.strings.welcome,
    `<p>${escapeHtml(scene.siteTitle)}</p><ul><li><a href="${escapeHtml(forum.url)}">${escapeHtml(forum.text)}</a></li>${links}</ul>`,
  );
}

/** Where the path that never ends begins. */
export function trapPath(site: Site): string {
  return `${site.base}about/`;
}

/** Relative links without a slash at their beginning: each page lies below the one before. */
export function trapPage(scene: Scene): Answer {
  const links = ['about/rules/', 'rules/', 'more/'].map((path) => `<li><a href="${path}">${path}</a></li>`);
  return drawPlain(scene, scene.strings.rules, `<ul>${links.join('')}</ul>`);
}
