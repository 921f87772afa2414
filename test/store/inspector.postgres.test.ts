import { describe } from 'vitest';
import { hasPostgres, newDatabase } from '../postgres-databases.ts';
import { describeInspector } from './contract-inspector.ts';

describe.skipIf(!hasPostgres)('with PostgreSQL', () => {
  describeInspector('the inspector of PostgreSQL', newDatabase);
});
