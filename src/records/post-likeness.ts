// Whether records are posts.
import type { RecordTemplate } from './template.ts';

// Below these a region's records are no posts, whatever its size.
const MIN_TIME = 0.51;
const MIN_AUTHOR = 0.9;
const MIN_AUTHOR_OF_LONG = 0.5;
const MIN_LOOSE_BODY = 120;
// On average: 'thanks' is a post, a list of titles is none.
const MIN_MEAN_BODY = 8;

/** Posts have times, and say more than who and when; boxes of latest posts do not. */
export function isPosts({ confidence, body }: RecordTemplate, rowCount: number, bodyLength: number): boolean {
  if (bodyLength < (body === '' ? MIN_LOOSE_BODY : MIN_MEAN_BODY) * rowCount) return false;
  if (confidence.time >= MIN_TIME) return true;
  if (rowCount <= 3 || confidence.body <= 0.5) return false;
  // Plain views for readers without scripts may leave times out: names above long texts are posts all the same.
  return (
    confidence.author >= MIN_AUTHOR ||
    (confidence.author >= MIN_AUTHOR_OF_LONG && bodyLength >= MIN_LOOSE_BODY * rowCount)
  );
}
