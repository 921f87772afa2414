// The users of a world, and who writes a post: a few members write most, some posts come from guests.
import { makeRank, makeSignature, makeUserName, vocabularyOf } from '../language/index.ts';
import type { Random } from '../random.ts';
import type { LabUser, WorldOptions } from '../types.ts';

/** Share of the members who were there before the first thread. */
const FOUNDERS = 0.1;
const GUEST_SHARE = 0.05;
/** Stands for 'no member' where posts keep their author's id. */
export const GUEST = 0;

/** All members; ids from 1 in the order they joined. */
export function makeMembers(
  options: WorldOptions,
  startedAt: number,
  random: Random,
): ReadonlyMap<number, LabUser> {
  const vocabulary = vocabularyOf(options.language);
  const members = new Map<number, LabUser>();
  const taken = new Set<string>();
  const count = Math.max(1, options.users);
  for (let id = 1; id <= count; id++) {
    let name = makeUserName(vocabulary, random);
    while (taken.has(name)) name += String(random.int(10));
    taken.add(name);
    const share = (id - 1) / count;
    const joined =
      share < FOUNDERS
        ? startedAt - random.int(60 * 86400)
        : startedAt + ((share - FOUNDERS) / (1 - FOUNDERS)) * (options.now - startedAt) - random.int(86400);
    members.set(id, {
      id,
      name,
      title: random.chance(0.85) ? makeRank(vocabulary, random) : '',
      joinedAt: Math.floor(joined),
      hasAvatar: random.chance(0.7),
      signature: random.chance(0.35) ? makeSignature(vocabulary, random) : '',
      isDeleted: random.chance(0.03),
    });
  }
  return members;
}

/** How many members have joined by `time`; their ids are 1 to that number. */
export function membersBy(time: number, count: number, startedAt: number, now: number): number {
  const passed = Math.max(0, Math.min(1, (time - startedAt) / (now - startedAt)));
  return Math.max(1, Math.min(count, Math.floor((FOUNDERS + (1 - FOUNDERS) * passed) * count)));
}

/**
 * Who writes the next post of a thread: often someone who wrote there before, and not the one who is answered.
 * `earlier` are the authors so far (GUEST for guests), `answered` is the author of the post it answers, if any.
 */
export function pickAuthor(
  random: Random,
  joined: number,
  earlier: readonly number[],
  answered: number | null,
): number {
  if (random.chance(GUEST_SHARE)) return GUEST;
  for (let attempt = 0; attempt < 3; attempt++) {
    const roll = random.next();
    let author: number;
    if (earlier.length > 0 && roll < 0.15) author = earlier[0] as number;
    else if (earlier.length > 1 && roll < 0.45) author = random.pick(earlier);
    // The cube makes activity fall with rank like rank^(-2/3).
    else author = 1 + Math.floor(joined * random.next() ** 3);
    if (author !== GUEST && author !== answered) return author;
  }
  return 1 + random.int(joined);
}
