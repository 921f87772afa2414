// Sizes a forum may have. What is learned must not depend on how many boards, threads and posts there happen to be.
import type { LabSize } from '../../lab/index.ts';
import { floorSize } from './measure.ts';

/** The shapes of `--sizes`, by name. */
export const shapes: Readonly<Record<string, LabSize>> = {
  tiny: { boards: 2, threads: 5, postsPerThread: 4, users: 8 },
  'few-boards': { boards: 2, threads: 150, postsPerThread: 5, users: 40 },
  'many-boards': { boards: 24, threads: 40, postsPerThread: 5, users: 30 },
  young: { boards: 8, threads: 120, postsPerThread: 8, users: 30, spanDays: 12 },
  // As large as mirrors of real forums, some 270 useful pages: what learning costs is spread over as many.
  mirror: { boards: 10, threads: 160, postsPerThread: 10, users: 60 },
  'long-threads': { boards: 4, threads: 12, postsPerThread: 60, users: 30 },
};

/** Flags every measurement of lab forums understands, for `parseArgs`. */
export const sizeOptions = {
  shape: { type: 'string' },
  boards: { type: 'string' },
  threads: { type: 'string' },
  posts: { type: 'string' },
  users: { type: 'string' },
  'span-days': { type: 'string' },
} as const;

type SizeFlags = { readonly [name in keyof typeof sizeOptions]?: string | undefined };

/** The size that flags tell; what they leave out is as in `--shape`, or as floors are measured at. */
export function sizeOf(flags: SizeFlags): LabSize {
  const base: LabSize = flags.shape === undefined ? floorSize : shapeByName(flags.shape);
  const number = (flag: string | undefined, otherwise: number) =>
    flag === undefined ? otherwise : Number(flag);
  const size = {
    boards: number(flags.boards, base.boards),
    threads: number(flags.threads, base.threads),
    postsPerThread: number(flags.posts, base.postsPerThread),
    users: number(flags.users, base.users),
  };
  const spanDays = flags['span-days'] === undefined ? base.spanDays : Number(flags['span-days']);
  return spanDays === undefined ? size : { ...size, spanDays };
}

function shapeByName(name: string): LabSize {
  const shape = shapes[name];
  if (shape === undefined)
    throw new Error(`no shape is called ${name}; there are ${Object.keys(shapes).join(', ')}`);
  return shape;
}
