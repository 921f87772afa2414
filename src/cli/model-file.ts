// Site models as files: written by `skein learn --out`, edited by people, read by `skein crawl --model`.
import { readFileSync, writeFileSync } from 'node:fs';
import { InputError } from '../errors.ts';
import {
  isLinearRegex,
  type LinkEvidence,
  type LinkType,
  type Pattern,
  type Rendering,
  type SiteModel,
} from '../learn/index.ts';
import type { PostTemplate } from '../records/index.ts';
import { JsonFields } from './json-fields.ts';

const LINK_TYPES: readonly LinkType[] = ['index', 'thread', 'index-flip', 'thread-flip', 'other'];

/** Writes a model as JSON that is pleasant to edit. */
export function writeModelFile(path: string, model: SiteModel): void {
  try {
    writeFileSync(path, `${JSON.stringify(model, null, 2)}\n`);
  } catch (cause) {
    throw new InputError(
      `cannot write ${path} (${(cause as NodeJS.ErrnoException).code}): name another --out`,
      { cause },
    );
  }
}

/**
 * Reads a model. Fields that are missing get what a model written by hand would mean by leaving them out; a field that is
 * wrong is named in an InputError. `startUrl` is the entry of a model that names none.
 */
export function readModelFile(path: string, startUrl: string): SiteModel {
  return modelFrom(parsed(path), path, startUrl);
}

/** The same for a model that is not (yet) a file; `name` is what errors call it. */
export function modelFrom(value: unknown, name: string, startUrl: string): SiteModel {
  const fields = new JsonFields(name, '', value);
  if (fields.has('version') && fields.all.version !== 1)
    fields.fail('version', `is ${JSON.stringify(fields.all.version)}; this Skein reads version 1`);
  const entry = fields.url('entry', startUrl);
  if (!fields.has('patterns')) fields.fail('patterns', 'is missing: without patterns no link is followed');
  const vertices = isAbsent(fields, 'siteMap') ? 0 : fields.object('siteMap').objects('vertices').length;
  const patterns = fields.objects('patterns').map((pattern) => patternOf(pattern, vertices));
  if (patterns.length === 0) fields.fail('patterns', 'is empty: without patterns no link is followed');
  const hosts = fields.texts('hosts');
  const { familiar: _, ...others } = fields.all;
  return {
    // What a later Skein adds, or a person notes, stays.
    ...others,
    version: 1,
    strategy: fields.text('strategy', 'skein'),
    entry,
    hosts: hosts.length > 0 ? hosts : [new URL(entry).host],
    patterns,
    ignoredParameters: fields.texts('ignoredParameters'),
    learnedFrom: fields.urls('learnedFrom'),
    postTemplate: isAbsent(fields, 'postTemplate') ? null : templateOf(fields.object('postTemplate')),
    ...(!isAbsent(fields, 'familiar') && { familiar: fields.texts('familiar') }),
    ...(!isAbsent(fields, 'rendering') && { rendering: renderingOf(fields.object('rendering')) }),
    evidence: isAbsent(fields, 'evidence') ? null : evidenceOf(fields.object('evidence')),
  };
}

function parsed(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : code;
    throw new InputError(`cannot read the model ${path}: ${why}`, { cause });
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new InputError(`${path} is no valid JSON: ${(cause as Error).message}`, { cause });
  }
}

function isAbsent(fields: JsonFields, name: string): boolean {
  return !fields.has(name) || fields.all[name] === null;
}

/** `vertices`: how many kinds of pages the site map has. */
function patternOf(fields: JsonFields, vertices: number): Pattern {
  const type = fields.choice('type', LINK_TYPES);
  const regex = fields.text('regex');
  const groups = groupsOf(fields, regex);
  const { firstPage = null } = fields.all;
  if (firstPage !== null && typeof firstPage !== 'string' && typeof firstPage !== 'number')
    fields.fail('firstPage', 'must be a text, or null');
  const { follow: _, ...others } = fields.all;
  return {
    ...others,
    type,
    regex,
    identity: fields.wholeNumbers('identity', 1, groups),
    page: fields.wholeNumber('page', 0, groups),
    firstPage: firstPage === null ? null : String(firstPage),
    locations: fields.texts('locations'),
    notLocations: fields.texts('notLocations'),
    ...followOf(fields),
    ...(fields.has('vertices') ? { vertices: fields.wholeNumbers('vertices', 0, vertices - 1) } : {}),
    support: fields.wholeNumber('support', 0),
    examples: fields.texts('examples'),
  };
}

/** Whether links are followed, and if not, why; and where the first page is. What is left out stays so. */
function followOf(fields: JsonFields): Pick<Pattern, 'follow' | 'reason' | 'firstUrl'> {
  const { follow = true } = fields.all;
  if (typeof follow !== 'boolean') fields.fail('follow', 'must be true or false');
  return {
    ...(!follow && { follow }),
    ...(!isAbsent(fields, 'reason') && { reason: fields.text('reason') }),
    ...(!isAbsent(fields, 'firstUrl') && { firstUrl: fields.url('firstUrl') }),
  };
}

/** How many groups a regular expression captures; fails when it is none that may be used. */
function groupsOf(fields: JsonFields, regex: string): number {
  let groups: number;
  try {
    // With an empty alternative it matches anything: the groups can be counted.
    groups = new RegExp(`${regex}|`).exec('')!.length - 1;
  } catch (error) {
    fields.fail('regex', `is no valid regular expression: ${(error as Error).message}`);
  }
  if (!regex.startsWith('^')) fields.fail('regex', 'must start with ^: patterns are compared from the start');
  if (!isLinearRegex(regex))
    fields.fail(
      'regex',
      'could take very long on some URLs: repeat single characters only, such as \\d+ or [^/]+, no groups, and few with bounds such as .{0,9}',
    );
  return groups;
}

const KINDS = ['index', 'thread'] as const;

function renderingOf(fields: JsonFields): Rendering {
  const filled = fields.texts('filled').map((kind) => {
    const known = KINDS.find((one) => one === kind);
    return known ?? fields.fail('filled', `has "${kind}", may have ${KINDS.join(', ')}`);
  });
  const grown = fields.objects('grown').map((one) => ({
    kind: one.choice('kind', KINDS),
    control: isAbsent(one, 'control') ? null : one.text('control'),
    isInSource: one.all.isInSource === true,
  }));
  return { filled, grown };
}

function evidenceOf(fields: JsonFields): LinkEvidence {
  const examples = fields.has('examples') ? fields.object('examples') : undefined;
  const places = fields.has('places') ? fields.object('places') : undefined;
  return {
    ...fields.all,
    examples: { index: examples?.urls('index') ?? [], thread: examples?.urls('thread') ?? [] },
    flips: fields.objects('flips').map((flip) => ({
      pageUrl: flip.url('pageUrl'),
      flipUrl: flip.url('flipUrl'),
      of: flip.choice('of', ['index', 'thread']),
      ...(typeof flip.all.first === 'number' || flip.all.first === null ? { first: flip.all.first } : {}),
    })),
    otherLinks: fields.urls('otherLinks'),
    dismissed: fields.texts('dismissed'),
    duplicatePlaces: fields.texts('duplicatePlaces'),
    partLists: fields
      .objects('partLists')
      .map((lists) => ({ urls: lists.urls('urls'), reason: lists.text('reason', '') })),
    places: Object.fromEntries(Object.keys(places?.all ?? {}).map((url) => [url, places!.texts(url)])),
  };
}

const RECORD_PLACES = [
  'ranks',
  'author',
  'time',
  'permalink',
  'id',
  'number',
  'likes',
  'joined',
  'userPosts',
  'userTitle',
  'signature',
  'edited',
  'replyLink',
  'quotes',
] as const;

// Nobody writes a template by hand: it is used as it was learned, or set to null and learned again.
function templateOf(fields: JsonFields): PostTemplate {
  if (fields.all.version !== 1)
    fields.fail('version', 'must be 1; set postTemplate to null to learn it again');
  const lead = isAbsent(fields, 'lead') ? null : recordOf(fields.object('lead'));
  const comments = isAbsent(fields, 'comments') ? null : recordOf(fields.object('comments'));
  const posts = recordOf(fields.object('posts'));
  return { ...fields.all, posts, lead, comments } as unknown as PostTemplate;
}

function recordOf(fields: JsonFields): object {
  const head = fields.object('head');
  return {
    ...fields.all,
    head: {
      ...head.all,
      tag: head.text('tag'),
      names: head.texts('names'),
      location: head.text('location', ''),
      followers: head.texts('followers'),
    },
    body: fields.text('body'),
    userPostsLabel: fields.text('userPostsLabel', ''),
    ...Object.fromEntries(RECORD_PLACES.map((name) => [name, fields.texts(name)])),
    furniture: fields.has('furniture') ? fields.object('furniture').all : {},
  };
}
