// Words for sketches of whole forums: titles, prose and names that differ as those of real forums do.

// List lengths without a common divisor: no title comes twice in a thousand.
const HOW = 'Rear Front Old New Spare Loose Broken Cheap Heavy Rusty Missing'.split(' ');
const WHAT = 'wheel chain saddle brake lamp pedal cable spring fork pump bell basket tyre'.split(' ');
const WHICH = [
  'makes a noise',
  'needs a repair',
  'came off on a hill',
  'for winter rides',
  'wanted',
  'does not fit',
  'or no change at all',
];

/** The title of a thread. */
export function titleOf(thread: number): string {
  const pick = (words: readonly string[]): string => words[thread % words.length]!;
  return `${pick(HOW)} ${pick(WHAT)} ${pick(WHICH)}`;
}

export const slugOf = (thread: number): string => titleOf(thread).toLowerCase().replaceAll(' ', '-');

const BOARDS = 'Repairs,Rides and routes,Parts,Market,Clothing,Events,Racing,Touring,Old bicycles,Children';

/** The name of a board, from 1 to 10. */
export const boardName = (board: number): string => BOARDS.split(',')[board - 1]!;

const PEOPLE = 'Anneke,bernd,Carla T,Dov,elsewhere,Farid,Greta,HopOn,ines'.split(',');
export const PEOPLE_COUNT = PEOPLE.length;
export const nameOf = (person: number): string => PEOPLE[person]!;
export const personPath = (person: number): string => `/user/${person}`;

const PROSE =
  'the a my your this that old new little after before with without under over again never always maybe today bolt lever hub rim bottle glove rain hill road shop winter turned looked found broke fixed asked bought tried kept left'.split(
    ' ',
  );

/** As many words as asked for, in sentences; another seed gives another text. */
export function prose(seed: number, length: number): string {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  const next = (limit: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
  const sentences: string[] = [];
  for (let left = length; left > 0; ) {
    const words = Math.min(left, 5 + next(8));
    const text = Array.from({ length: words }, () => PROSE[next(PROSE.length)]).join(' ');
    sentences.push(`${text[0]!.toUpperCase()}${text.slice(1)}.`);
    left -= words;
  }
  return sentences.join(' ');
}
