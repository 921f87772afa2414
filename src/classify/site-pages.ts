// The pages of one site as a crawler meets them: each page that is added tells something of those before it, so that
// all of them are judged anew.
import type { PageStructure } from '../records/index.ts';
import type { PageTypeGuess, SiteTypeModel } from './page-type.ts';
import { SiteEvidence } from './site-evidence.ts';
import { SiteView } from './site-features.ts';
import { judgeInRounds, type Rounds } from './site-type.ts';
import { siteTypeModel } from './weights/page-type.ts';

export interface SitePageGuess extends PageTypeGuess {
  readonly url: string;
}

// Among few pages each counts. Among many, one more changes nothing about the others: all are judged again when there
// are so many times more.
const MORE = 1.125;

export class SitePages {
  readonly #model: SiteTypeModel;
  readonly #evidence = new SiteEvidence();
  readonly #urls = new Set<string>();
  #view = new SiteView();
  #rounds: Rounds = [];
  #judgedAt = 0;
  #guesses: SitePageGuess[] = [];

  constructor(model: SiteTypeModel = siteTypeModel) {
    this.#model = model;
  }

  /** Adds a page; one of a URL that is known already adds nothing. */
  add(structure: PageStructure): void {
    const { url } = structure.page;
    if (this.#urls.has(url)) return;
    this.#urls.add(url);
    this.#evidence.add(structure);
  }

  /** What each page is, by its structure and by what the others are; in the order they were added. */
  judge(): readonly SitePageGuess[] {
    if (this.#urls.size === this.#guesses.length) return this.#guesses;
    const isReadAgain = this.#evidence.read().length > 0;
    const { pages } = this.#evidence;
    if (isReadAgain) this.#view = new SiteView();
    this.#view.add(pages.slice(this.#view.pages.length));
    const judgesAll = isReadAgain || pages.length >= MORE * this.#judgedAt;
    const from = judgesAll ? 0 : this.#guesses.length;
    if (judgesAll) {
      this.#rounds = [];
      this.#judgedAt = pages.length;
    }
    const guesses = judgeInRounds(this.#view, this.#model, this.#rounds, from);
    const urls = [...this.#urls];
    this.#guesses = [
      ...this.#guesses.slice(0, from),
      ...guesses.map((guess, at) => ({ url: urls[from + at]!, ...guess })),
    ];
    return this.#guesses;
  }
}
