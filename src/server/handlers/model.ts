// What was learned: shown, tried out, changed.
import type { Pattern, SiteModel } from '../../learn/index.ts';
import type { Input } from '../api/index.ts';
import { type Desk, modelOf, mustBeIdle, siteOf } from '../desk.ts';
import type { Handlers } from '../router.ts';
import { patternReport, seenUrls, takenBy } from '../seen-urls.ts';

type Names =
  | 'GET /api/sites/{site}/model'
  | 'PUT /api/sites/{site}/model'
  | 'GET /api/sites/{site}/patterns'
  | 'POST /api/sites/{site}/patterns/test'
  | 'POST /api/sites/{site}/patterns/preview'
  | 'POST /api/sites/{site}/patterns'
  | 'GET /api/sites/{site}/map'
  | 'GET /api/sites/{site}/map/links'
  | 'POST /api/sites/{site}/map/preview'
  | 'POST /api/sites/{site}/map';

type Edited = Input<'POST /api/sites/{site}/patterns/test'>;

const SHOWN = 40;

export function modelHandlers(desk: Desk): Pick<Handlers, Names> {
  const { slow, inspector } = desk;

  /** The model with edited patterns; throws what is wrong with them. */
  const edited = async (id: number, patterns: readonly Omit<Edited, 'site'>[]): Promise<SiteModel> => {
    const { startUrl } = await siteOf(desk, id);
    const model = await modelOf(desk, id);
    const changed = { ...model, patterns: patterns.map((one) => patternOf(one, model)) };
    return desk.readers.model(changed, startUrl);
  };
  const saved = ({ dropped, added }: { dropped: number; added: number }) => ({
    dropped,
    added,
    message: `saved; ${added} URLs queued, ${dropped} dropped from the queue`,
  });

  return {
    'GET /api/sites/{site}/model': async ({ site }) => ({ ...(await modelOf(desk, site)) }),
    'PUT /api/sites/{site}/model': async ({ site, ...value }) => {
      await mustBeIdle(desk, site);
      const model = desk.readers.model(value, (await siteOf(desk, site)).startUrl);
      return saved(await slow.run('apply', site, model));
    },
    'GET /api/sites/{site}/patterns': async ({ site }) => {
      const found = await siteOf(desk, site);
      const model = await modelOf(desk, site);
      const report = patternReport(model, await seenUrls(found, model, inspector));
      const { entry, strategy, ignoredParameters } = model;
      const patterns = model.patterns.map(({ type, regex, support, locations, notLocations }, number) => ({
        number,
        type,
        regex,
        support,
        locations,
        notLocations,
        ...report.patterns[number]!,
      }));
      return { ...report, entry, strategy, ignoredParameters, patterns };
    },
    'POST /api/sites/{site}/patterns/test': async ({ site, ...given }) => {
      const found = await siteOf(desk, site);
      const model = await modelOf(desk, site);
      const urls = await seenUrls(found, model, inspector);
      const old = given.number === null ? undefined : model.patterns[given.number];
      const before = old === undefined ? [] : takenBy(old, model, urls);
      try {
        const checked = desk.readers.model({ ...model, patterns: [patternOf(given, model)] }, found.startUrl);
        const taken = takenBy(checked.patterns[0]!, model, urls);
        const [was, is] = [new Set(before), new Set(taken)];
        return {
          problem: null,
          matched: taken.length,
          examples: taken.slice(0, SHOWN),
          gained: taken.filter((url) => !was.has(url)).slice(0, SHOWN),
          lost: before.filter((url) => !is.has(url)).slice(0, SHOWN),
        };
      } catch (error) {
        const problem = (error as Error).message.replace(/^.*?patterns\[0\]\.?/, '');
        return { problem, matched: 0, examples: [], gained: [], lost: [] };
      }
    },
    'POST /api/sites/{site}/patterns/preview': async ({ site, patterns }) =>
      slow.run('preview', site, await edited(site, patterns)),
    'POST /api/sites/{site}/patterns': async ({ site, patterns }) => {
      await mustBeIdle(desk, site);
      return saved(await slow.run('apply', site, await edited(site, patterns)));
    },
    'GET /api/sites/{site}/map': async ({ site }) => slow.run('map', site),
    'GET /api/sites/{site}/map/links': async ({ site, arc }) => slow.run('mapLinks', site, arc),
    'POST /api/sites/{site}/map/preview': async ({ site, changes }) => slow.run('previewMap', site, changes),
    'POST /api/sites/{site}/map': async ({ site, changes }) => {
      await mustBeIdle(desk, site);
      return saved(await slow.run('applyMap', site, changes));
    },
  };
}

/** What was edited, with the rest of what the pattern was. Other groups than before name other things: then the URL does. */
function patternOf({ number, type, regex }: Omit<Edited, 'site'>, { patterns }: SiteModel): Pattern {
  const old = number === null ? undefined : patterns[number];
  if (old !== undefined && groups(old.regex) === groups(regex)) return { ...old, type, regex };
  const known = { locations: old?.locations ?? [], notLocations: old?.notLocations ?? [] };
  return { type, regex, identity: [], page: 0, firstPage: null, ...known, support: 0, examples: [] };
}

function groups(regex: string): number {
  try {
    return new RegExp(`${regex}|`).exec('')!.length;
  } catch {
    return 0;
  }
}
