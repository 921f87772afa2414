import { expect, it } from 'vitest';
import { modelFrom } from '../../src/cli/model-file.ts';
import { InputError } from '../../src/errors.ts';

interface ModelFile {
  version: number;
  entry?: string;
  patterns: { type: string; regex: string; identity?: unknown; page?: unknown; follow?: unknown }[];
  [field: string]: unknown;
}

const START = 'http://a.test/';

/** A model as `skein learn --out` writes it, as far as people edit it. */
function learned(): ModelFile {
  return {
    version: 1,
    entry: START,
    patterns: [
      { type: 'index', regex: '^http://a\\.test/board/(\\d+)$', identity: [1] },
      { type: 'thread', regex: '^http://a\\.test/thread/(\\d+)$', identity: [1] },
    ],
  };
}

it('a model without faults is read', () => {
  expect(modelFrom(learned(), 'model.json', START).patterns.map(({ type }) => type)).toEqual([
    'index',
    'thread',
  ]);
});

it.each<[string, (model: ModelFile) => void, RegExp]>([
  ['an unknown version', (model) => (model.version = 7), /version is 7; this Skein reads version 1/],
  ['no patterns', (model) => (model.patterns = []), /patterns is empty/],
  [
    'a pattern of no known type',
    (model) => (model.patterns[0]!.type = 'topic'),
    /patterns\[0\]\.type is "topic", must be one of index, thread/,
  ],
  [
    'a pattern that is no regular expression',
    (model) => (model.patterns[1]!.regex = '^http://(a'),
    /patterns\[1\]\.regex is no valid regular expression/,
  ],
  [
    'a pattern that could take very long',
    (model) => (model.patterns[1]!.regex = '^http://(a+)+$'),
    /patterns\[1\]\.regex could take very long/,
  ],
  [
    'a pattern with many bounded repetitions',
    (model) => (model.patterns[1]!.regex = `^http://${'.{0,64}'.repeat(7)}x$`),
    /patterns\[1\]\.regex could take very long/,
  ],
  [
    'a pattern that is not anchored',
    (model) => (model.patterns[1]!.regex = 'thread'),
    /patterns\[1\]\.regex must start with \^/,
  ],
  [
    'a group that is not there',
    (model) => (model.patterns[0]!.identity = [9]),
    /patterns\[0\]\.identity must be a list of whole numbers from 1 to/,
  ],
  [
    'a pattern of which it is not clear whether it is followed',
    (model) => (model.patterns[0]!.follow = 'no'),
    /patterns\[0\]\.follow must be true or false/,
  ],
  ['an entry that is no address', (model) => (model.entry = 'home'), /entry is no web address: "home"/],
  ['hosts that are no list', (model) => (model.hosts = 'a.test'), /hosts must be a list/],
  ['evidence that is no object', (model) => (model.evidence = 'none'), /evidence must be an object/],
])('a model with %s is refused in one clear line', (_what, change, text) => {
  const model = learned();
  change(model);
  expect(() => modelFrom(model, 'model.json', START)).toThrow(InputError);
  expect(() => modelFrom(model, 'model.json', START)).toThrow(text);
});
