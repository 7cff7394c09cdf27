import type { PartPlaces } from '../partsOf.ts';
import { BAR_CHART, CHARTS_AXIS, CHARTS_LEGEND } from './charts.ts';
import { CELL, GRID, HEADER, OVERLAY, ROW, SLOTS, TOOLBAR } from './dataGrid.ts';
import { DATE_CALENDAR, FIELD, PICKERS_LAYOUT } from './datePickers.ts';
import { RICH_TREE_VIEW, SIMPLE_TREE_VIEW, TREE_ITEM } from './treeView.ts';

/** The components whose parts can be shown, large ones part by part. */
export const PLACES: Readonly<Record<string, PartPlaces>> = {
  'DataGrid/header': HEADER,
  'DataGrid/row': ROW,
  'DataGrid/cell': CELL,
  'DataGrid/toolbar': TOOLBAR,
  'DataGrid/grid': GRID,
  'DataGrid/slots': SLOTS,
  'DataGrid/overlay': OVERLAY,
  DateCalendar: DATE_CALENDAR,
  'DatePicker/field': FIELD,
  PickersLayout: PICKERS_LAYOUT,
  BarChart: BAR_CHART,
  ChartsAxis: CHARTS_AXIS,
  ChartsLegend: CHARTS_LEGEND,
  RichTreeView: RICH_TREE_VIEW,
  SimpleTreeView: SIMPLE_TREE_VIEW,
  TreeItem: TREE_ITEM,
};
