// A URL style bound to a world's names: writes the path of a target and reads the target of a path.
import { type IdKind, readId, writeId } from './ids.ts';
import { asciiSlug, nativeSlug } from './slug.ts';
import { type CompiledTemplate, compileTemplate, type Filling } from './template.ts';
import {
  type Extras,
  type Names,
  type ServiceName,
  services,
  type Target,
  type Templates,
  type UrlStyle,
} from './types.ts';

export interface BoundUrls {
  /**
   * Path and query below the base, percent-encoded. `alias` is the style's second spelling, where it has one;
   * `numbered` names page 1 explicitly, as some pagers do. Both lead to duplicates of the main spelling.
   */
  write(target: Target, spelling?: Spelling): string;
  /** What a path (percent-encoded, below the base) and query name, or null. Does not check that it exists. */
  read(path: string, query: URLSearchParams): Target | null;
}

export type Spelling = 'main' | 'alias' | 'numbered';

type TemplateName = keyof Templates;
interface Rule {
  readonly name: TemplateName;
  readonly template: CompiledTemplate;
}

// Pages before first pages, posts before threads: the first template that fits decides.
const readingOrder: readonly TemplateName[] = [
  'post',
  'lastPost',
  'threadPage',
  'boardPage',
  'thread',
  'board',
  'profile',
];
const idKinds: Readonly<Record<TemplateName, IdKind>> = {
  post: 'post',
  lastPost: 'thread',
  threadPage: 'thread',
  thread: 'thread',
  boardPage: 'board',
  board: 'board',
  profile: 'user',
};

function compileAll(templates: Templates, words: Names['words']): Record<TemplateName, CompiledTemplate> {
  const compiled = {} as Record<TemplateName, CompiledTemplate>;
  for (const name of readingOrder) {
    const spelled = templates[name].replace(
      /\{(board|thread|user)Word\}/g,
      (_, word: keyof Names['words']) => words[word],
    );
    compiled[name] = compileTemplate(spelled);
  }
  return compiled;
}

/** Binds a style to the names of a world. */
export function bindUrls(style: UrlStyle, names: Names): BoundUrls {
  const main = compileAll(style.templates, names.words);
  const alias = style.alias ? compileAll(style.alias, names.words) : main;
  const rules: Rule[] = readingOrder.map((name) => ({ name, template: main[name] }));
  if (style.alias) rules.push(...readingOrder.map((name) => ({ name, template: alias[name] })));
  const slug = style.slugs === 'native' ? nativeSlug : asciiSlug;
  // A slug is asked for on every link of every page: remember it.
  const slugs = new Map<string, string>();
  const slugOf = (key: string, title: () => string, fallback: string): string => {
    let known = slugs.get(key);
    if (known === undefined) {
      known = slug(title(), fallback);
      slugs.set(key, known);
    }
    return known;
  };

  const boardFilling = (board: number): Filling => ({
    id: writeId(style.ids, 'board', board),
    slug: slugOf(`b${board}`, () => names.boardTitle(board), 'forum'),
  });
  const threadFilling = (thread: number): Filling => ({
    id: writeId(style.ids, 'thread', thread),
    slug: slugOf(`t${thread}`, () => names.threadTitle(thread), 'topic'),
    board: writeId(style.ids, 'board', names.boardOfThread(thread)),
  });

  function core(target: Exclude<Target, { kind: 'service' | 'entry' }>, spelling: Spelling): string {
    const templates = spelling === 'alias' ? alias : main;
    const named = spelling === 'numbered' ? 0 : 1;
    switch (target.kind) {
      case 'board': {
        const filling = boardFilling(target.board);
        if (target.page <= named) return templates.board.write(filling);
        const offset = String((target.page - 1) * names.threadsPerPage);
        const zero = String(target.page - 1);
        return templates.boardPage.write({ ...filling, page: String(target.page), zero, offset });
      }
      case 'thread': {
        const filling = threadFilling(target.thread);
        if (target.page <= named) return templates.thread.write(filling);
        const offset = String((target.page - 1) * names.postsPerPage);
        const zero = String(target.page - 1);
        return templates.threadPage.write({ ...filling, page: String(target.page), zero, offset });
      }
      case 'post': {
        const thread = names.threadOfPost(target.post);
        const filling = { ...threadFilling(thread), thread: writeId(style.ids, 'thread', thread) };
        return templates.post.write({ ...filling, id: writeId(style.ids, 'post', target.post) });
      }
      case 'last-post':
        return templates.lastPost.write(threadFilling(target.thread));
      case 'profile':
        return templates.profile.write({
          id: writeId(style.ids, 'user', target.user),
          slug: slugOf(`u${target.user}`, () => names.userName(target.user), 'user'),
        });
    }
  }

  function readRule(rule: Rule, path: string, query: URLSearchParams): Target | null {
    const found = rule.template.read(path, query);
    if (!found) return null;
    const id = readId(style.ids, idKinds[rule.name], found.filling.id ?? '');
    if (id === null) return null;
    const extras = withExtras(found.extras);
    const perPage = rule.name === 'boardPage' ? names.threadsPerPage : names.postsPerPage;
    const { page: pageText, zero, offset } = found.filling;
    const page =
      pageText !== undefined || zero !== undefined
        ? Number(pageText ?? Number(zero) + 1)
        : offset !== undefined
          ? Math.floor(Number(offset) / perPage) + 1
          : 1;
    switch (rule.name) {
      case 'post':
        return { kind: 'post', post: id, ...extras };
      case 'lastPost':
        return { kind: 'last-post', thread: id, ...extras };
      case 'thread':
      case 'threadPage':
        return { kind: 'thread', thread: id, page: Math.max(1, page), ...extras };
      case 'board':
      case 'boardPage':
        return { kind: 'board', board: id, page: Math.max(1, page), ...extras };
      case 'profile':
        return { kind: 'profile', user: id, ...extras };
    }
  }

  return {
    write(target, spelling = 'main') {
      const path =
        target.kind === 'entry'
          ? style.entry
          : target.kind === 'service'
            ? writeService(style, target.service, target.values)
            : core(target, spelling);
      const written = appendExtras(path, target.extras);
      return style.separator === undefined ? written : written.replaceAll('&', style.separator);
    },
    read(path, given) {
      const query = style.separator === undefined ? given : splitAt(style.separator, given);
      const service = readService(style, path, query);
      if (service) return service;
      const decoded = decodePath(path);
      for (const rule of rules) {
        const target = readRule(rule, decoded, query);
        if (target) return target;
      }
      if (path === '' || path === style.entry || path === 'index.php')
        return { kind: 'entry', ...withExtras(Object.fromEntries(query)) };
      return null;
    },
  };
}

function withExtras(extras: Record<string, string>): { extras?: Extras } {
  return Object.keys(extras).length ? { extras } : {};
}

function appendExtras(path: string, extras: Extras | undefined): string {
  if (!extras) return path;
  const query = new URLSearchParams(extras).toString();
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

function writeService(style: UrlStyle, service: ServiceName, values: readonly string[]): string {
  const keys = services[service];
  const given = values.slice(0, keys.length);
  while (given.at(-1) === '') given.pop();
  if (style.services === 'path') {
    return (
      [service, ...given.map((value) => encodeURIComponent(value || '-'))].join('/') +
      (given.length ? '' : '/')
    );
  }
  const pairs = given.map((value, i) => `${keys[i]}=${encodeURIComponent(value)}`);
  if (style.services === 'action') return `index.php?${[`action=${service}`, ...pairs].join('&')}`;
  return pairs.length ? `${service}.php?${pairs.join('&')}` : `${service}.php`;
}

function readService(style: UrlStyle, path: string, query: URLSearchParams): Target | null {
  let name: string;
  let given: string[];
  if (style.services === 'path') {
    const [head = '', ...rest] = path.replace(/\/$/, '').split('/');
    name = head;
    given = rest.map((value) => (value === '-' ? '' : decodePath(value)));
  } else {
    name = style.services === 'action' ? (query.get('action') ?? '') : path.replace(/\.php$/, '');
    if (style.services === 'action' ? path !== 'index.php' : !path.endsWith('.php')) return null;
    given = [];
  }
  if (!Object.hasOwn(services, name)) return null;
  const service = name as ServiceName;
  const keys: readonly string[] = services[service];
  const extras = Object.fromEntries(query);
  delete extras.action;
  if (style.services !== 'path') {
    given = keys.map((key) => query.get(key) ?? '');
    for (const key of keys) delete extras[key];
  }
  if (given.length > keys.length) return null;
  while (given.at(-1) === '') given.pop();
  return { kind: 'service', service, values: given, ...withExtras(extras) };
}

/** Percent-decoding that never throws: a broken escape is just an address nothing lives at. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Parameters that another mark than '&' keeps apart. */
function splitAt(separator: string, query: URLSearchParams): URLSearchParams {
  const text = [...query].map(([key, value]) => `${key}=${value}`).join('&');
  return new URLSearchParams(text.replaceAll('%', '%25').replaceAll('+', '%2B').replaceAll(separator, '&'));
}
