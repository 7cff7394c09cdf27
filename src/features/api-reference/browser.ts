/** Wakes API pages: the filter, the choice of a view, types that open in place, and the way to a row. */
import { chooseView } from './browser/chooseView.ts';
import { filterRows } from './browser/filterRows.ts';
import { landOnTarget } from './browser/landOnTarget.ts';
import { openTypes } from './browser/openTypes.ts';

export function wakeApiReference() {
  chooseView();
  filterRows();
  openTypes();
  // After the filter, which first shows a row again that it has hidden.
  landOnTarget();
}
