/** Wakes API pages: the filter, the choice of a view, types that open in place, and the way to a row. */
import { inTurns } from '#lib/turns';
import { chooseView } from './browser/chooseView.ts';
import { filterRows } from './browser/filterRows.ts';
import { keepPlace } from './browser/keepPlace.ts';
import { landOnTarget } from './browser/landOnTarget.ts';
import { openTypes } from './browser/openTypes.ts';

/** The way to a row comes after the filter, which first shows a row again that it has hidden. */
export const wakeApiReference = () => inTurns([chooseView, filterRows, openTypes, landOnTarget, keepPlace]);
