/** Browser code of API pages: the filter, the view switch, type popovers, and scrolling to rows. */
import { runInTasks } from '#lib/tasks';
import { chooseView } from './browser/chooseView.ts';
import { filterRows } from './browser/filterRows.ts';
import { orderRows } from './browser/orderRows.ts';
import { restorePosition } from './browser/restorePosition.ts';
import { scrollToTarget } from './browser/scrollToTarget.ts';
import { openTypes } from './browser/openTypes.ts';

/** Scrolling to a row comes after the filter, which must first unhide the row. */
export const activateApiReference = () =>
  runInTasks([openTypes, chooseView, orderRows, filterRows, scrollToTarget, restorePosition]);
