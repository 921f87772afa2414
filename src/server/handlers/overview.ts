// The overview, and steering.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LinkMatcher } from '../../learn/index.ts';
import { version } from '../../package-folder.ts';
import { COMMENTS_OF_FEED } from '../../refresh/index.ts';
import { type Site, shownLocation } from '../../store/index.ts';
import { commentArticles } from '../comment-runs.ts';
import { type Desk, modelOf, siteOf } from '../desk.ts';
import { RequestProblem } from '../request-problem.ts';
import type { Handlers } from '../router.ts';

type Names =
  | 'GET /api/sites'
  | 'GET /api/happenings'
  | 'POST /api/sites'
  | 'POST /api/sites/{site}/start'
  | 'POST /api/sites/{site}/refresh'
  | 'POST /api/sites/{site}/learn'
  | 'POST /api/sites/{site}/pause'
  | 'POST /api/sites/{site}/stop'
  | 'POST /api/sites/{site}/urls'
  | 'GET /api/comments'
  | 'POST /api/comments';

export function overviewHandlers(desk: Desk): Pick<Handlers, Names> {
  const { store, runs, events, database, overviews, runArguments } = desk;
  const crawl = (site: { id: number; startUrl: string; strategy: string }, pace: Pace) => {
    const args = ['crawl', site.startUrl, '--strategy', site.strategy, '--json'];
    runs.start(site.id, 'crawl', [...args, ...runArguments, ...paceArguments(pace)]);
  };
  const fleetSite = async (id: number) => (await store.fleetSites()).find((one) => one.id === id);
  return {
    'GET /api/sites': async () => ({
      database: shownLocation(database),
      version,
      sites: await overviews.all(),
    }),
    'GET /api/happenings': async () => ({ happenings: events.latest }),
    'POST /api/sites': async ({ url, strategy = 'skein', ...pace }) => {
      const site = await store.openSite(desk.readers.startUrl(url), strategy);
      crawl(site, pace);
      return { message: `crawling ${site.startUrl}` };
    },
    'POST /api/sites/{site}/start': async ({ site, ...pace }) => {
      const found = await forumOf(desk, site);
      const fleet = await fleetSite(site);
      if (fleet?.isPaused === true) {
        await store.resumeSite(site);
        if ((await store.fleetOwners()).length > 0) return { message: 'workers go on with it' };
      }
      crawl(found, pace);
      return { message: `crawling ${found.startUrl}` };
    },
    'POST /api/sites/{site}/refresh': async ({ site, budget, rate }) => {
      const found = await forumOf(desk, site);
      const args = [
        'refresh',
        '--site',
        found.startUrl,
        '--json',
        ...runArguments,
        ...paceArguments({ rate }),
      ];
      runs.start(site, 'refresh', budget === undefined ? args : [...args, '--budget', String(budget)]);
      return { message: `asking ${found.startUrl} for new posts` };
    },
    'POST /api/sites/{site}/learn': async ({ site, rate }) => {
      const { startUrl, strategy } = await forumOf(desk, site);
      const args = ['learn', startUrl, '--strategy', strategy, '--json'];
      runs.start(site, 'learn', [...args, ...runArguments, ...paceArguments({ rate })]);
      return { message: `learning ${startUrl}` };
    },
    'POST /api/sites/{site}/pause': async ({ site }) => {
      const isWorked = runs.of(site) === undefined && (await fleetSite(site))?.claimedBy != null;
      if (isWorked) await store.pauseSite(site);
      else runs.pause(site);
      return { message: 'storing what is on its way' };
    },
    'POST /api/sites/{site}/stop': async ({ site }) => {
      await runs.stop(site);
      return { message: 'stopped' };
    },
    'POST /api/sites/{site}/urls': async ({ site, url }) => {
      const given = desk.readers.startUrl(url);
      const model = await modelOf(desk, site);
      if (!model.hosts.includes(new URL(given).host))
        throw new RequestProblem(
          400,
          `${new URL(given).host} is not of this site: crawl it as one of its own`,
        );
      const match = new LinkMatcher(model).match(given);
      const entry = {
        url: match?.url ?? given,
        type: match?.type ?? ('other' as const),
        priority: 0,
        depth: 0,
        dueAt: 0,
        foundOn: '',
        ...(match !== undefined && { identity: match.identity }),
      };
      const isNew = (await store.enqueue(site, [entry])) === 1;
      const message = !isNew
        ? 'it is known already'
        : match === undefined
          ? 'queued, though no pattern takes it: it is fetched, and its links are followed'
          : `queued as ${match.type}`;
      return { isNew, type: entry.type, url: entry.url, message };
    },
    'GET /api/comments': async () => {
      const articles = await commentArticles(desk.commentsFolder);
      return { folder: desk.commentsFolder, articles };
    },
    'POST /api/comments': async ({ url }) => {
      const article = desk.readers.startUrl(url);
      await mkdir(desk.commentsFolder, { recursive: true });
      const summary = join(desk.commentsFolder, `${Date.now()}.jsonl`);
      const args = ['comments', article, '--summary', summary, '--screenshots', desk.commentsFolder];
      runs.start(null, 'comments', [...args, ...runArguments]);
      return { message: `looking for the comments of ${article}` };
    },
  };
}

/** A site that commands can be started for. */
async function forumOf(desk: Desk, id: number): Promise<Site> {
  const site = await siteOf(desk, id);
  if (site.strategy === COMMENTS_OF_FEED)
    throw new RequestProblem(409, 'this is a feed of articles: skein worker visits their comments');
  return site;
}

interface Pace {
  readonly rate?: number | undefined;
  readonly concurrency?: number | undefined;
  readonly maxPages?: number | undefined;
  readonly retryFailed?: boolean | undefined;
  readonly render?: string | undefined;
}

function paceArguments({ rate, concurrency, maxPages, retryFailed, render }: Pace): string[] {
  const given = { '--rate': rate, '--concurrency': concurrency, '--max-pages': maxPages, '--render': render };
  return [
    ...Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)])),
    ...(retryFailed === true ? ['--retry-failed'] : []),
  ];
}
