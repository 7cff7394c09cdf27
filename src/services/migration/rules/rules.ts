import type { Rules } from '../match/Context.ts';
import * as columns from './columns.ts';
import * as grid from './grid.ts';
import * as others from './others.ts';

/** The patterns that the guides name. */
export const rules: Rules = { ...grid, ...columns, ...others };
