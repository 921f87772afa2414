// What may be the name of a person.
import { expect, it } from 'vitest';
import { isNameLike } from '../../src/records/post-author.ts';

it.each(['anna', 'Ann B.', 's.a.l.', 'Й.К.'])('takes %s for a name, whatever dots it ends in', (text) => {
  expect(isNameLike(text)).toBe(true);
});

it.each(['Thanks.', 'Me too!', 'Part 5b.', 'wrote:'])('takes %s for no name', (text) => {
  expect(isNameLike(text)).toBe(false);
});
