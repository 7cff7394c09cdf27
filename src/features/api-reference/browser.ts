/** Browser code of API pages: the filter, the view switch, type popovers, and scrolling to rows. */
import { inTurns } from '#lib/turns';
import { chooseView } from './browser/chooseView.ts';
import { filterRows } from './browser/filterRows.ts';
import { keepPlace } from './browser/keepPlace.ts';
import { landOnTarget } from './browser/landOnTarget.ts';
import { openTypes } from './browser/openTypes.ts';

/** Scrolling to a row comes after the filter, which must first unhide the row. */
export const wakeApiReference = () => inTurns([chooseView, filterRows, openTypes, landOnTarget, keepPlace]);
