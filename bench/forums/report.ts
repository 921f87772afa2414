// Tables of measured crawls: one row a crawl, one summary a group of forums, and what changed between two runs.
import type { ForumGroup } from './forum.ts';
import { comparedFigures, crawlName, isSilent, isWhole, type MeasuredCrawl, missesOf } from './measure.ts';

const GROUPS: Readonly<Record<ForumGroup, string>> = {
  real: 'real forums',
  software: 'installed software',
  lab: 'generated forums',
};

const FIGURES = [...comparedFigures, 'titles', 'boards'] as const;

/** One row a crawl. */
export function crawlTable(crawls: readonly MeasuredCrawl[]): string[] {
  return [
    '| crawl | requests / ideal | threads | pages | posts P / R | text / author / time / order / replies | titles / boards | exit | complete | said |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...crawls.map((crawl) => {
      const f = crawl.figures;
      const mark = isWhole(crawl) ? '' : isSilent(crawl) ? '**!** ' : '! ';
      const fields = [f.text, f.author, f.time, f.order, f.replies].map(short).join(' / ');
      return (
        `| ${mark}${crawlName(crawl)} | ${f.requests} / ${f.ideal} | ${short(f.threads)} | ${short(f.pages)} | ` +
        `${short(f.precision)} / ${short(f.recall)} | ${fields} | ${short(f.titles)} / ${short(f.boards)} | ${crawl.exit} | ${crawl.complete} | ${oneLine(saying(crawl))} |`
      );
    }),
  ];
}

/** How many crawls of each group of forums are whole, and how many are silently not. */
export function outcomeTable(crawls: readonly MeasuredCrawl[]): string[] {
  return [
    '| forums | crawls | whole | silently incomplete | forums whole from every start |',
    '|---|---|---|---|---|',
    ...groupsOf(crawls).map(({ title, own }) => {
      const names = [...new Set(own.map(({ forum }) => forum))];
      const always = names.filter((name) => own.every((crawl) => crawl.forum !== name || isWhole(crawl)));
      return `| ${title} | ${own.length} | ${share(own, isWhole)} | ${share(own, isSilent)} | ${always.length} of ${names.length} |`;
    }),
  ];
}

/** What crawls say of themselves beside what is true. Of those that miss something none may say 'yes', and of those that have all none 'no'. */
export function verdictTable(crawls: readonly MeasuredCrawl[]): string[] {
  const kinds = [
    ['misses', 'below 99 % of threads or 98 % of posts'],
    ['between', 'between'],
    ['all', 'above 99.5 % of both'],
  ] as const;
  const verdicts = ['yes', 'unknown', 'no'] as const;
  return [
    '| what a crawl has | it says complete: yes | unknown | no |',
    '|---|---|---|---|',
    ...kinds.map(([kind, title]) => {
      const own = crawls.filter((crawl) => missesOf(crawl) === kind);
      const cells = verdicts.map((verdict) => own.filter(({ complete }) => complete === verdict).length);
      return `| ${title} | ${cells.join(' | ')} |`;
    }),
  ];
}

/** Median and worst of each figure, by group of forums. */
export function figureTable(crawls: readonly MeasuredCrawl[]): string[] {
  return [
    '| median, worst | requests / ideal | threads | pages | posts P | posts R | text | author | time | order | replies | titles | boards |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...groupsOf(crawls).map(({ title, own }) => {
      const cells = FIGURES.map((name) =>
        spread(
          own.flatMap(({ figures }) => figures[name] ?? []),
          name,
        ),
      );
      return `| ${title} | ${cells.join(' | ')} |`;
    }),
  ];
}

function groupsOf(crawls: readonly MeasuredCrawl[]) {
  const groups = (Object.keys(GROUPS) as ForumGroup[]).map((group) => ({
    title: GROUPS[group],
    own: crawls.filter((crawl) => crawl.group === group),
  }));
  return [...groups, { title: 'all', own: crawls }].filter(({ own }) => own.length > 0);
}

function share(crawls: readonly MeasuredCrawl[], test: (crawl: MeasuredCrawl) => boolean): string {
  return `${((100 * crawls.filter(test).length) / crawls.length).toFixed(0)} %`;
}

/** Median and worst. */
function spread(values: readonly number[], name: (typeof FIGURES)[number]): string {
  if (values.length === 0) return '–';
  const sorted = [...values].sort((a, b) => a - b);
  const worst = name === 'overhead' ? sorted.at(-1)! : sorted[0]!;
  return `${short(sorted[sorted.length >> 1]!)}, ${short(worst)}`;
}

/** What rose and fell since another run, worst first. */
export function changeLines(crawls: readonly MeasuredCrawl[], before: readonly MeasuredCrawl[]): string[] {
  const known = new Map(before.map((crawl) => [crawlName(crawl), crawl]));
  const changes = crawls.flatMap((crawl) => {
    const old = known.get(crawlName(crawl));
    if (old === undefined) return [];
    return FIGURES.flatMap((name) => {
      const [now, then] = [crawl.figures[name] ?? 0, old.figures[name] ?? 0];
      const gain = (now - then) * (name === 'overhead' ? -100 : 1);
      const line = `${crawlName(crawl)}: ${name} ${then} -> ${now}`;
      return Math.abs(gain) < NOTICEABLE ? [] : [{ gain, line }];
    });
  });
  const sorted = changes.sort((a, b) => a.gain - b.gain);
  const fell = sorted.filter(({ gain }) => gain < 0).map(({ line }) => `fell: ${line}`);
  const rose = sorted.filter(({ gain }) => gain > 0).map(({ line }) => `rose: ${line}`);
  const names = new Set(crawls.map(crawlName));
  const gone = before.filter((crawl) => !names.has(crawlName(crawl))).length;
  const fresh = crawls.filter((crawl) => !known.has(crawlName(crawl))).length;
  return [
    ...fell,
    ...rose.reverse(),
    `${fell.length} figures fell, ${rose.length} rose; ${fresh} crawls are new, ${gone} were not run again`,
  ];
}

// Percentage points; smaller steps are rounding.
const NOTICEABLE = 0.05;

/** A whole report as Markdown. */
export function reportOf(crawls: readonly MeasuredCrawl[], command: string): string {
  return [
    '# Every forum, from every kind of start',
    '',
    `Written by \`${command}\`; do not edit. Figures are percentages. A crawl is whole if it found 99 % of threads,`,
    'thread pages and posts, and 99 % of what it stored are posts. `!` marks crawls that are not whole; **`!`** marks those',
    'that ended with exit code 0 and did not say so either: silently incomplete. `complete` is the verdict of the ledger.',
    '',
    ...outcomeTable(crawls),
    '',
    ...figureTable(crawls),
    '',
    ...verdictTable(crawls),
    '',
    '## Crawls',
    ...crawlTable(crawls),
    '',
  ].join('\n');
}

function short(value: number | null): string {
  return value === null ? '–' : String(Math.round(value * 10) / 10);
}

function oneLine(text: string): string {
  const line = text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
  return line.length > 260 ? `${line.slice(0, 259)}…` : line;
}

/** How the crawl ended, and where it does not claim to have all, why. */
function saying({ said, complete, verdict }: MeasuredCrawl): string {
  return complete === 'yes' || verdict === '' ? said : `${said}; ${verdict}`;
}
