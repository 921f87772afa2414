// Proof of a wall: before a crawl is paused, a page that fitted before is asked for again. When it fits, there is no wall;
// then one of the pages that did not fit is asked for once more, because what was wrong may have passed.
import { FetchError } from '../errors.ts';
import type { LinkType } from '../learn/index.ts';
import { LatePage, type Page } from '../page/index.ts';
import { extractPosts, pageStructure } from '../records/index.ts';
import type { Site } from '../store/index.ts';
import type { CrawlTools } from './crawl-options.ts';
import type { HeldOutcomes } from './held-outcomes.ts';
import { readStored } from './learning-pages.ts';
import type { LiveModel } from './live-model.ts';
import { isIndex } from './page-reading.ts';
import type { Alarm, Sign } from './site-health.ts';
import { signOfPage } from './visit-sign.ts';
import { refusalOf } from './walls.ts';

/** 'passed': there was one, and it is gone. */
export type Verdict = Alarm | 'no wall' | 'passed';

// Stored pages that are looked at for one that fits.
const STORED_TRIED = 5;
/** The part of a list's links that it still has when it is asked for again. */
const KEPT = 0.5;
const MOST = 0.6;
// What passes again and again is a limit that we keep running into.
const MOST_PASSED = 3;

export interface ProofTools {
  readonly tools: CrawlTools;
  readonly site: Site;
  readonly model: Pick<LiveModel, 'matcher' | 'present'>;
  readonly held: HeldOutcomes;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

interface Witness {
  readonly url: string;
  readonly type: LinkType;
  /** As it was when it fitted; undefined: nobody kept it. */
  readonly before: Page | undefined;
}

/** Asks the questions for one crawl. */
export class WallProof {
  readonly #given: ProofTools;
  #passed = 0;

  constructor(given: ProofTools) {
    this.#given = given;
  }

  async verdict(): Promise<Verdict> {
    const { held } = this.#given;
    const suspect = held.held.at(-1)!.outcome.entry;
    const witness = await this.#witness(suspect.type);
    const answer = await this.#ask(witness.url, witness.type);
    if (!this.#fits(answer, witness)) return this.#alarm(answer, witness);
    const again = await this.#ask(suspect.url, suspect.type);
    if (!this.#fits(again, { ...suspect, before: undefined })) return 'no wall';
    if (++this.#passed <= MOST_PASSED) return 'passed';
    return {
      kind: 'ban',
      message: `the site refuses us again and again for a short time: wait, and ask less by --rate`,
    };
  }

  /** A page of the same kind that fitted before, else the one where everything began. */
  async #witness(kind: LinkType): Promise<Witness> {
    const { tools, site, model, held } = this.#given;
    const { store } = tools;
    const ofKind = isIndex(kind);
    const types = ofKind ? (['index', 'index-flip'] as const) : (['thread', 'thread-flip'] as const);
    const stored = async (url: string) => {
      const row = await store.page(site.id, url);
      return row && readStored(row);
    };
    const latest = held.fittingPage(types);
    if (latest !== undefined) return { url: latest, type: types[0], before: await stored(latest) };
    const suspects = new Set(held.held.map(({ outcome }) => outcome.entry.url));
    for (const url of await store.pagesOfType(site.id, ofKind ? 'index' : 'thread', STORED_TRIED)) {
      const before = await stored(url);
      const known: Witness = { url, type: types[0], before: undefined };
      if (before !== undefined && !suspects.has(url) && this.#fits(before, known))
        return { ...known, before };
    }
    const { entry } = model.present;
    return { url: entry, type: 'index', before: await stored(entry) };
  }

  async #ask(url: string, type: LinkType): Promise<Page | FetchError> {
    const { tools, signal } = this.#given;
    tools.requests.expect(url, type);
    try {
      return new LatePage(await tools.fetcher.fetch({ url, accept: 'html', signal }));
    } catch (error) {
      if (!(error instanceof FetchError) || error.code === 'aborted') throw error;
      return error;
    } finally {
      tools.requests.forget(url);
    }
  }

  #fits(answer: Page | FetchError, { type, before }: Omit<Witness, 'url'>): boolean {
    if (answer instanceof FetchError || this.#signOf(answer, type).kind !== 'fit') return false;
    if (!isIndex(type) || before === undefined) return true;
    // A wall has menus too: a list still leads to what it led to.
    const [old, now] = [this.#namedBy(before), this.#namedBy(answer)];
    return [...old].filter((identity) => now.has(identity)).length >= KEPT * old.size;
  }

  #namedBy({ links }: Page): ReadonlySet<string> {
    const { matcher } = this.#given.model;
    return new Set(links.flatMap(({ url }) => matcher.match(url)?.identity ?? []));
  }

  #signOf(page: Page, type: LinkType): Sign {
    const { model } = this.#given;
    const template = model.present.postTemplate;
    const read = () => extractPosts(pageStructure(page), template === null ? {} : { template });
    // Only whether there are posts matters: those of a record are made of these.
    const records = isIndex(type) ? {} : { posts: read().posts as never[] };
    return signOfPage(page, { type }, records, model);
  }

  #alarm(answer: Page | FetchError, { url, type }: Witness): Alarm {
    const { held, now } = this.#given;
    const refusal = answer instanceof FetchError ? refusalOf(answer, now()) : undefined;
    if (refusal !== undefined) return refusal;
    const count = held.held.length;
    const changed = `the last ${count} pages are not what was learned of the site, nor is ${url}, which was`;
    if (answer instanceof FetchError) return { kind: 'drift', message: `${changed}: ${answer.message}` };
    const sign = this.#signOf(answer, type);
    if (held.wantsLogin(sign))
      return {
        kind: 'login',
        message: `the site wants a login: ${url} could be read before; give the cookies of one by --cookies`,
      };
    const same = held.held.filter((one) => isSame(one.sign, sign)).length;
    if (same >= MOST * count)
      return {
        kind: 'ban',
        message: `the site answers the same to ${same} different addresses: it keeps us out; wait, or give the cookies of a browser by --cookies`,
      };
    return { kind: 'drift', message: changed };
  }
}

function isSame(one: Sign, other: Sign): boolean {
  return one.kind === 'misfit' && other.kind === 'misfit' && one.text !== '' && one.text === other.text;
}
