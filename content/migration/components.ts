/** Components that share props, for the lists of changes. */

export const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'] as const;

const pickersOf = (kinds: readonly string[]) =>
  kinds.flatMap((kind) => ['', 'Desktop', 'Mobile', 'Static'].map((prefix) => `${prefix}${kind}`));

export const DATE_PICKERS = pickersOf(['DatePicker']);
export const TIME_PICKERS = pickersOf(['TimePicker']);
export const DATE_TIME_PICKERS = pickersOf(['DateTimePicker']);
export const RANGE_PICKERS = pickersOf(['DateRangePicker', 'DateTimeRangePicker', 'TimeRangePicker']);
export const PICKERS = [...DATE_PICKERS, ...TIME_PICKERS, ...DATE_TIME_PICKERS, ...RANGE_PICKERS];
export const FIELDS = [
  'DateField',
  'TimeField',
  'DateTimeField',
  'SingleInputDateRangeField',
  'SingleInputTimeRangeField',
  'SingleInputDateTimeRangeField',
  'MultiInputDateRangeField',
  'MultiInputTimeRangeField',
  'MultiInputDateTimeRangeField',
];
export const CALENDARS = ['DateCalendar', 'DateRangeCalendar', 'MonthCalendar', 'YearCalendar'];
export const CLOCKS = ['TimeClock', 'DigitalClock', 'MultiSectionDigitalClock'];
export const ALL_PICKERS = [...PICKERS, ...FIELDS, ...CALENDARS, ...CLOCKS];

export const CARTESIAN_CHARTS = [
  'BarChart',
  'LineChart',
  'ScatterChart',
  'BarChartPro',
  'LineChartPro',
  'ScatterChartPro',
];
export const CHARTS = [...CARTESIAN_CHARTS, 'PieChart'];
export const CHART_CONTAINERS = [
  'ChartContainer',
  'ResponsiveChartContainer',
  'ChartContainerPro',
  'ResponsiveChartContainerPro',
];
export const CHARTS_WITH_SERIES = [...CHARTS, ...CHART_CONTAINERS, 'Heatmap'];

export const TREES = ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro', 'TreeView'];
export const TREE_ITEMS = ['TreeItem', 'TreeItem2'];
