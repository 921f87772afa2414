// Posts as JSON made by SQLite itself: with a million of them, making an object of each and its text after that takes
// twice the time.
import { COLUMNS } from './export-columns.ts';
import { BOARD_OF_POST, batches } from './row-stream.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { PostRow, RowSelection } from './types.ts';

/** The JSON of a post's field in SQL, where it is not just the value of the column of that name. */
const MADE: { readonly [K in keyof PostRow]?: string } = {
  board: BOARD_OF_POST,
  quotes: 'json(quotes)',
  isEdited: "json(iif(is_edited, 'true', 'false'))",
  attachments: "json(coalesce(attachments, '[]'))",
  images: "json(coalesce(images, '[]'))",
  confidence: 'json(confidence)',
};

// Positions are counted while the posts go by, so they are put in between.
const POSITION = COLUMNS.posts.indexOf('position');
const BEFORE = objectOf(COLUMNS.posts.slice(0, POSITION));
const AFTER = objectOf(COLUMNS.posts.slice(POSITION + 1));

function objectOf(fields: readonly (keyof PostRow)[]): string {
  const parts = fields.map((name) => `'${name}', ${MADE[name] ?? columnOf(name)}`);
  return `json_object(${parts.join(', ')})`;
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Posts of the sites given in the order of `rows`, some at a time, with positions from 1 in each thread. */
export async function* streamPostLines(
  database: SqliteDatabase,
  siteIds: readonly number[],
  selection?: RowSelection,
): AsyncGenerator<readonly string[], void, undefined> {
  let thread = '';
  let position = 0;
  const columns = ['thread', 'position', 'id', BEFORE, AFTER];
  for (const batch of batches(database, 'posts', columns, siteIds, selection)) {
    yield batch.map(([of, , , before, after]) => {
      position = of === thread ? position + 1 : 1;
      thread = of as string;
      return `${(before as string).slice(0, -1)},"position":${position},${(after as string).slice(1)}`;
    });
  }
}
