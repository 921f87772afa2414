// The named dialects of the lab. Each exists to try something; together they cover every URL style, layout, paging
// style, charset, language and nuisance. Anything not said is as in the ordinary forum of define.ts.
import { pathDialects } from './path-dialects.ts';
import { queryDialects } from './query-dialects.ts';
import { scriptDialects } from './script-dialects.ts';
import type { Dialect } from './types.ts';

export const dialects: readonly Dialect[] = [...queryDialects, ...pathDialects, ...scriptDialects];
