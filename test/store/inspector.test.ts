import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openInspector } from '../../src/store/index.ts';
import { describeInspector } from './contract-inspector.ts';

const folder = mkdtempSync(join(tmpdir(), 'skein-inspector-'));

describeInspector('the inspector of SQLite', async () => join(folder, 'forum.db'));

it('looks into nothing that is not there', async () => {
  await expect(openInspector(join(folder, 'none.db'))).rejects.toThrow(/none\.db/);
});
