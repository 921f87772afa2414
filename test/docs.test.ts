// Figures in documents are generated: what the README tells is what the report has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

it('shows in the README the outcome that the report on all forums has', () => {
  const rows = read('README.md').match(/^\| (?:real forums|installed software|all) \|.*$/gm);
  expect(rows).toHaveLength(3);
  for (const row of rows!) expect(read('docs/results/forums.md')).toContain(row);
});
