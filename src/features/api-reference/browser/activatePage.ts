import { runInTasks } from '#lib/tasks';
import { chooseView } from './chooseView.ts';
import { filterRows } from './filterRows.ts';
import { openTypes } from './openTypes.ts';
import { orderRows } from './orderRows.ts';
import { restorePosition } from './restorePosition.ts';
import { scrollToTarget } from './scrollToTarget.ts';

/** Scrolling to a row comes after the filter, which must first unhide the row. */
export const activatePage = () =>
  runInTasks([openTypes, chooseView, orderRows, filterRows, scrollToTarget, restorePosition]);
