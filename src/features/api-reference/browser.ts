/** Wakes API pages: the filter, the choice of a view, and types that open in place. */
import { chooseView } from './browser/chooseView.ts';
import { filterRows } from './browser/filterRows.ts';
import { openTypes } from './browser/openTypes.ts';

export function wakeApiReference() {
  chooseView();
  filterRows();
  openTypes();
}
