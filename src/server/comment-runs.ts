// What `skein comments` has left in a folder: summaries (--summary NAME.jsonl) and pictures (--screenshots), joined by the articles'
// addresses.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureName } from '../comments/index.ts';
import type { Answer } from './api/index.ts';

type Article = Answer<'GET /api/comments'>['articles'][number];

const MOST = 500;

/** Articles of all summaries in a folder, the last looked for first; none when there is no such folder. */
export async function commentArticles(folder: string): Promise<Article[]> {
  const names = await readdir(folder).catch(() => []);
  const pictures = names.filter((name) => name.endsWith('.png')).sort();
  const articles: Article[] = [];
  for (const name of names.filter((one) => one.endsWith('.jsonl'))) {
    const path = join(folder, name);
    const at = Math.round((await stat(path)).mtimeMs);
    for (const line of (await readFile(path, 'utf8')).split('\n')) {
      const article = line.trim() === '' ? undefined : articleOf(line, at, pictures);
      if (article !== undefined) articles.push(article);
    }
  }
  return articles.sort((a, b) => b.at - a.at).slice(0, MOST);
}

/** A picture of the folder; undefined when there is none of that name. */
export async function commentPicture(folder: string, name: string): Promise<Buffer | undefined> {
  if (basename(name) !== name || !name.endsWith('.png')) return undefined;
  return readFile(join(folder, name)).catch(() => undefined);
}

function articleOf(line: string, at: number, pictures: readonly string[]): Article | undefined {
  let told: Record<string, unknown>;
  try {
    told = JSON.parse(line) as Record<string, unknown>;
  } catch {
    // A line that is being written.
    return undefined;
  }
  if (typeof told.url !== 'string') return undefined;
  const prefix = `${pictureName(told.url)}-`;
  const numberOf = (name: string) => (typeof told[name] === 'number' ? (told[name] as number) : 0);
  const textOf = (name: string) => (typeof told[name] === 'string' ? (told[name] as string) : null);
  return {
    url: told.url,
    title: textOf('title') ?? '',
    at,
    error: textOf('error') === null ? null : (textOf('message') ?? textOf('error')),
    hasComments: told.hasComments === true,
    confidence: numberOf('confidence'),
    trigger: textOf('trigger'),
    control: textOf('control'),
    clicksTried: numberOf('clicksTried'),
    expandClicks: numberOf('expandClicks'),
    expected: typeof told.expected === 'number' ? told.expected : null,
    found: numberOf('found'),
    ms: numberOf('ms'),
    pictures: pictures
      .filter((name) => name.startsWith(prefix))
      .map((name) => ({ name, step: name.slice(prefix.length, -'.png'.length) })),
  };
}
