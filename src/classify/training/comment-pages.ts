// Labelled pages with and without comments, and labelled clickables: from folders, or from the lab.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldedText, type Page, parsePage } from '../../page/index.ts';
import { type PageStructure, pageStructure } from '../../records/index.ts';
import { clickableFeatures } from '../clickable.ts';
import { sectionCandidates } from '../section-candidates.ts';
import { type LabelledSection, labelledSection } from './train-comments.ts';
import type { GroupedExample } from './train-grams.ts';

/** A page whose comments are known; none when it has none. */
export interface CommentPage {
  readonly site: string;
  readonly language: string;
  readonly page: Page;
  readonly comments: readonly string[];
  /** The same in the same order as the page draws them, where it adds to them ("@name: …"). */
  readonly shown?: readonly string[];
  /** Drawn by a generator. */
  readonly isDrawn?: boolean;
}

const PREFIX = 30;
// Of a section nearly all must be comments, and it must have most of them: parts of sections teach nothing.
const MIN_PRECISION = 0.8;
const MIN_RECALL = 0.5;

const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, PREFIX);

/** A part of a page that may be its comments, and whether it is. */
export interface LabelledCandidate {
  readonly candidate: ReturnType<typeof sectionCandidates>[number];
  readonly isComments: boolean;
}

/** Candidates of a page, labelled by the comments that are known. */
export function labelledCandidates(
  structure: PageStructure,
  { page, comments, shown = [] }: CommentPage,
): LabelledCandidate[] {
  const wanted = new Set([...comments, ...shown].map(squeeze));
  return sectionCandidates(structure).flatMap((candidate) => {
    const { posts, roots } = candidate;
    const hits = posts.filter(({ text }) => wanted.has(squeeze(text))).length;
    const isComments = hits >= MIN_PRECISION * posts.length && hits >= MIN_RECALL * comments.length;
    // Parts of a comment section, and comments read badly, teach nothing.
    const isInDoubt = !isComments && (hits > 0 || holdsAny(page, roots, wanted));
    return isInDoubt ? [] : [{ candidate, isComments }];
  });
}

/** The same with what is learned from. */
export function labelledSections(
  known: CommentPage,
  statedCounts: (page: Page, container: number) => readonly number[],
): LabelledSection[] {
  const { page, site, language, isDrawn = false } = known;
  const structure = pageStructure(page);
  return labelledCandidates(structure, known).map(({ candidate, isComments }) =>
    labelledSection(structure, candidate, statedCounts(page, candidate.container), {
      site,
      language,
      isComments,
      isDrawn,
    }),
  );
}

const MIN_KNOWN = 8;

/** Whether any of the comments stands in these records. */
function holdsAny({ tree }: Page, roots: readonly number[], wanted: ReadonlySet<string>): boolean {
  return roots.some((root) => {
    const text = foldedText(tree, root)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
    return [...wanted].some((one) => one.length >= MIN_KNOWN && text.includes(one));
  });
}

interface PageLabel {
  readonly file: string;
  readonly url: string | null;
  readonly site: string;
  readonly lang: string;
  readonly comments?: readonly { readonly text: string }[];
}

interface RenderedLabel {
  readonly rendered: string;
  readonly url: string;
  readonly site: string;
  readonly widget: string | null;
  readonly lang: string;
  readonly comments: readonly { readonly text: string; readonly shown?: string; readonly page?: string }[];
}

/** Pages of a folder: `comments/labels.jsonl`, or `truth.jsonl` of rendered pages. */
export function* savedCommentPages(folder: string): Generator<CommentPage> {
  const labels = join(folder, 'comments', 'labels.jsonl');
  if (existsSync(labels))
    for (const { file, url, site, lang, comments = [] } of lines<PageLabel>(labels)) {
      const page = parsePage({ url: url ?? 'http://saved.invalid/', body: readFileSync(join(folder, file)) });
      yield { site, language: lang, page, comments: comments.map(({ text }) => text) };
    }
  const truth = join(folder, 'truth.jsonl');
  if (!existsSync(truth)) return;
  for (const { rendered, url, site, widget, lang, comments } of lines<RenderedLabel>(truth)) {
    const page = parsePage({ url, body: readFileSync(join(folder, rendered)) });
    const here = comments.filter((comment) => comment.page === undefined || comment.page === url);
    // Pages of one widget look alike, wherever they stand.
    yield {
      site: widget ?? site,
      language: lang,
      page,
      comments: here.map(({ text }) => text),
      shown: here.map(({ text, shown = text }) => shown),
    };
  }
}

interface ClickableLabel {
  readonly html: string;
  readonly label: number;
  readonly site: string;
  readonly lang: string;
}

/** Labelled clickables of a folder: `clickables.jsonl`. */
export function savedClickables(folder: string): GroupedExample[] {
  const file = join(folder, 'clickables.jsonl');
  if (!existsSync(file)) return [];
  return lines<ClickableLabel>(file).map(({ html, label, site, lang }) => ({
    features: clickableFeatures(html),
    isPositive: label === 1,
    site,
    language: lang,
  }));
}

function lines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
