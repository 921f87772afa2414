// The parts of the report, each with the tasks it is made of: a part can be made again alone.
import type { ConnectivityFigures } from './connectivity.ts';
import { crawlers, paperCrawlers } from './crawlers.ts';
import type { EntryFigures } from './entries.ts';
import type { FlipFigures } from './flips.ts';
import type { CrawlFigures, ReachFigures } from './measure.ts';
import type { PageTypeFigures } from './page-types.ts';
import type { PathFigures } from './paths.ts';
import { crawlSection, genericSection, otherSitesSection } from './report-crawls.ts';
import { firstPagesSection } from './report-first-pages.ts';
import { entrySection, flipSection, manySection, pageTypeSection, startSection } from './report-focus.ts';
import { connectivitySection, type LearningFigures, learningSection, pathSection } from './report-graphs.ts';
import type { DrawFigure } from './report-parts.ts';
import { verdictSection } from './report-verdict.ts';
import type { StartFigures } from './starts.ts';
import { type LabelledForum, labelsOf, type Task, TRAINING } from './tasks.ts';

export const partNames = [
  'crawls',
  'skein',
  'many',
  'paths',
  'page-types',
  'flips',
  'entries',
  'starts',
  'learning',
  'connectivity',
] as const;

export type PartName = (typeof partNames)[number];

/** Results of the tasks of a part, by kind; only of forums of which all are there. */
export type ResultsOf = <T>(kind: Task['kind']) => T[];

export interface Part {
  readonly name: PartName;
  /** What of the papers it makes again. */
  readonly papers: string;
  readonly tasks: readonly Task[];
  sections(resultsOf: ResultsOf, figure: DrawFigure): string[];
}

/** How much is measured. */
export interface Size {
  /** How many forums the papers' crawlers are compared on. */
  readonly forums: number;
  /** How many lab forums combined at random stand for the papers' many. */
  readonly many: number;
  /** Forums and pages of the learning curves. */
  readonly learningForums: number;
  readonly learningPages: readonly number[];
  readonly connectivityPages: readonly number[];
}

/** 'quick' takes minutes and shows whether all is well; 'full' takes hours and is what the papers measured. */
export const sizes = {
  quick: { forums: 3, many: 8, learningForums: 1, learningPages: [20, 100, 500], connectivityPages: [250] },
  full: {
    forums: Number.POSITIVE_INFINITY,
    // The papers' largest set: one forum of each of 160 kinds of software.
    many: 160,
    // Url-type-recognition compares on five forums; mirrors of forum software, and the lab's, are that many or more.
    learningForums: 5,
    learningPages: [10, 20, 50, 100, 200, 500, 1000],
    connectivityPages: [250, 500, 1000],
  },
} as const satisfies Readonly<Record<string, Size>>;

export type SizeName = keyof typeof sizes;

const LEARNING_CRAWLERS = ['focus', 'irobot', 'structure-driven'];

/** The parts on these forums. `many`: those that only learning and its steps are tested on; none: all the same. */
export function partsOf(
  forums: readonly string[],
  many: readonly string[] | undefined,
  { learningForums, learningPages, connectivityPages }: Size = sizes.full,
): Part[] {
  const each = (kind: 'paths' | 'starts' | 'connectivity', pages?: number): Task[] =>
    forums.map((forum) => ({ kind, forum, ...(pages !== undefined && { pages }) }));
  const withLabels = (tasks: readonly Task[]) => [
    ...new Set(tasks.map(({ forum }) => labelsOf(forum))),
    ...tasks,
  ];
  const set = many ?? forums;
  const parts: Part[] = [
    {
      name: 'crawls',
      papers:
        'FoCUS figures 5, 7, 8, 9 and section 5.4, url-type-recognition figures 7 and 8, iRobot figures 7, 8, 9, 11 and 12, ' +
        'traversal strategy figures 6 to 9',
      tasks: forums.flatMap((forum) => [
        labelsOf(forum),
        ...paperCrawlers.map(({ name }): Task => ({ kind: 'crawl', forum, crawler: name })),
      ]),
      sections: (resultsOf, figure) => {
        const labelled = resultsOf<LabelledForum>('labels');
        const crawls = [...labelled.map(({ figures }) => figures), ...resultsOf<CrawlFigures>('crawl')];
        return [
          ...crawlSection(crawls, figure),
          ...genericSection(labelled.map(({ generic }) => generic)),
          ...otherSitesSection(crawls),
          ...firstPagesSection(crawls, figure),
        ];
      },
    },
    {
      name: 'skein',
      papers: 'skein against each strategy, in whole crawls',
      tasks: forums.flatMap((forum) => [
        labelsOf(forum),
        ...crawlers.map(({ name }): Task => ({ kind: 'whole', forum, crawler: name })),
      ]),
      sections: (resultsOf) =>
        verdictSection([
          ...resultsOf<LabelledForum>('labels').map(({ figures }) => figures),
          ...resultsOf<ReachFigures>('whole'),
        ]),
    },
    {
      name: 'many',
      papers: 'FoCUS section 5.1 and table 5',
      tasks: set.flatMap((forum): Task[] => [
        { kind: 'whole', forum, crawler: 'focus' },
        { kind: 'whole', forum, crawler: 'skein' },
      ]),
      sections: (resultsOf) => manySection(resultsOf<ReachFigures>('whole')),
    },
    {
      name: 'paths',
      papers: 'iRobot tables 2 and 3',
      tasks: withLabels(each('paths')),
      sections: (resultsOf) => pathSection(resultsOf<PathFigures>('paths')),
    },
    {
      name: 'page-types',
      papers: 'FoCUS table 2, and the three forums of url-type-recognition',
      tasks: [TRAINING, ...set.map((forum): Task => ({ kind: 'page-types', forum }))],
      sections: (resultsOf) => pageTypeSection(resultsOf<PageTypeFigures>('page-types')),
    },
    {
      name: 'flips',
      papers: 'FoCUS section 5.2.2',
      tasks: set.map((forum): Task => ({ kind: 'flips', forum })),
      sections: (resultsOf) => flipSection(resultsOf<FlipFigures>('flips')),
    },
    {
      name: 'entries',
      papers: 'FoCUS table 3',
      tasks: set.map((forum): Task => ({ kind: 'entries', forum })),
      sections: (resultsOf) => entrySection(resultsOf<EntryFigures>('entries')),
    },
    {
      name: 'starts',
      papers: 'FoCUS figure 6',
      tasks: each('starts'),
      sections: (resultsOf, figure) => startSection(resultsOf<StartFigures>('starts'), figure),
    },
    {
      name: 'learning',
      papers: 'url-type-recognition figure 6, iRobot figure 10',
      tasks: withLabels(
        forums
          .slice(0, learningForums)
          .flatMap((forum) =>
            learningPages.flatMap((pages) =>
              LEARNING_CRAWLERS.map((crawler): Task => ({ kind: 'learning', forum, crawler, pages })),
            ),
          ),
      ),
      sections: (resultsOf, figure) => learningSection(resultsOf<LearningFigures>('learning'), figure),
    },
    {
      name: 'connectivity',
      papers: 'traversal strategy figure 10',
      tasks: connectivityPages.flatMap((pages) => each('connectivity', pages)),
      sections: (resultsOf, figure) =>
        connectivitySection(resultsOf<ConnectivityFigures>('connectivity'), figure),
    },
  ];
  return many === undefined ? parts.filter(({ name }) => name !== 'many') : parts;
}
