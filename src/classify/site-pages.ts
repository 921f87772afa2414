// The pages of one site as a crawler meets them: each page that is added tells something of those before it, so that
// all of them are judged anew.
import type { PageStructure } from '../records/index.ts';
import type { PageTypeGuess, SiteTypeModel } from './page-type.ts';
import { classifySite } from './site-type.ts';
import { pageTypeModel } from './weights/page-type.ts';

export interface SitePageGuess extends PageTypeGuess {
  readonly url: string;
}

export class SitePages {
  readonly #model: SiteTypeModel;
  readonly #structures = new Map<string, PageStructure>();
  #guesses: readonly SitePageGuess[] = [];

  constructor(model: SiteTypeModel = pageTypeModel) {
    this.#model = model;
  }

  /** Adds a page; one of a URL that is known already adds nothing. */
  add(structure: PageStructure): void {
    const { url } = structure.page;
    if (!this.#structures.has(url)) this.#structures.set(url, structure);
  }

  /** What each page is, by its structure and by what the others are; in the order they were added. */
  judge(): readonly SitePageGuess[] {
    const structures = [...this.#structures.values()];
    if (structures.length > this.#guesses.length)
      this.#guesses = classifySite(structures, this.#model).map((guess, at) => ({
        url: structures[at]!.page.url,
        ...guess,
      }));
    return this.#guesses;
  }
}
