import type { PagePath } from '#model/nav';
import type { Alternative } from '#model/plans';

/**
 * What readers can use instead of what their plan lacks. It stands on top of the page for readers who have chosen a plan.
 * `src/layouts/alternatives.test.ts` checks names, links and plans.
 */

const RANGE_OF_DATES =
  'Use two [Date Pickers](/x/react-date-pickers/date-picker/), and pass the first value to the second one as its [`minDate`](/x/react-date-pickers/validation/#min-date).';
const RANGE_OF_TIMES =
  'Use two [Time Pickers](/x/react-date-pickers/time-picker/), and pass the first value to the second one as its [`minTime`](/x/react-date-pickers/validation/#min-time).';
const RANGE_OF_MOMENTS =
  'Use two [Date Time Pickers](/x/react-date-pickers/date-time-picker/), and pass the first value to the second one as its [`minDateTime`](/x/react-date-pickers/validation/#min-date-time).';

/** By guide. */
export const GUIDE_ALTERNATIVES: Readonly<Partial<Record<PagePath, Alternative>>> = {
  '/x/react-data-grid/column-ordering': {
    community:
      'Change the order of the [`columns`](/x/react-data-grid/column-definition/) array, or start with a saved order in the [initial state](/x/react-data-grid/state/#initialize-the-state).',
  },
  '/x/react-data-grid/column-pinning': {
    community:
      'Let users [hide columns](/x/react-data-grid/column-visibility/#column-visibility-panel) that they don’t need, so that fewer of them scroll.',
  },
  '/x/react-data-grid/master-detail': {
    community:
      'Open a dialog with the details when a [row is clicked](/x/react-data-grid/events/#props), or let rows grow with their [content](/x/react-data-grid/row-height/#expand-cells).',
  },
  '/x/react-data-grid/row-ordering': {
    community:
      'Store each row’s position in an editable column, and [sort](/x/react-data-grid/sorting/) by that column.',
  },
  '/x/react-data-grid/row-pinning': {
    community: 'Show totals or other important rows in a [custom footer](/x/react-data-grid/components/#footer).',
  },
  '/x/react-data-grid/filtering/multi-filters': {
    community:
      'The [quick filter](/x/react-data-grid/filtering/quick-filter/) finds rows that match several words, in any column.',
  },
  '/x/react-data-grid/filtering/header-filters': {
    community:
      'Use the [filter panel](/x/react-data-grid/filtering/), or a [quick filter](/x/react-data-grid/filtering/quick-filter/#always-visible) that’s always visible.',
  },
  '/x/react-data-grid/tree-data': {
    community:
      'For a tree without columns, use the [Rich Tree View](/x/react-tree-view/rich-tree-view/items/), which is in every plan.',
  },
  '/x/react-data-grid/row-grouping': {
    community:
      '[Sort](/x/react-data-grid/sorting/) by the column, and merge its equal cells with [row spanning](/x/react-data-grid/row-spanning/).',
    pro: 'In Pro, [tree data](/x/react-data-grid/tree-data/) groups rows, too: start each path with the value.',
  },
  '/x/react-data-grid/aggregation': {
    community:
      'Compute the totals yourself, and show them in a [custom footer](/x/react-data-grid/components/#footer).',
    pro: 'In Pro, a [pinned row](/x/react-data-grid/row-pinning/) can show them, too.',
  },
  '/x/react-data-grid/pivoting': {
    community:
      'Compute the summary yourself, and show it in columns with [shared headers](/x/react-data-grid/column-groups/).',
  },
  '/x/react-data-grid/cell-selection': {
    community: 'Let users select whole records with [row selection](/x/react-data-grid/row-selection/).',
  },
  '/x/react-data-grid/server-side-data/lazy-loading': {
    community:
      'The [data source](/x/react-data-grid/server-side-data/) loads one [page](/x/react-data-grid/pagination/#server-side-pagination) at a time in every plan.',
  },
  '/x/react-data-grid/server-side-data/row-grouping': {
    community:
      'Group the rows on your server, and show one level at a time with the [data source](/x/react-data-grid/server-side-data/).',
    pro: 'In Pro, return the groups as parents in [server-side tree data](/x/react-data-grid/server-side-data/tree-data/).',
  },
  '/x/react-data-grid/server-side-data/aggregation': {
    community:
      'Request the totals from your server, and show them in a [custom footer](/x/react-data-grid/components/#footer).',
    pro: 'In Pro, a [pinned row](/x/react-data-grid/row-pinning/) can show them, too.',
  },
  '/x/react-data-grid/list-view': {
    community: '[Hide some columns](/x/react-data-grid/column-visibility/) on small screens.',
  },
  '/x/react-data-grid/ai-assistant': {
    community: 'If users only search for words, use the [quick filter](/x/react-data-grid/filtering/quick-filter/).',
  },
  '/x/react-date-pickers/date-range-picker': { community: RANGE_OF_DATES },
  '/x/react-date-pickers/date-range-field': {
    community:
      'Use two [Date Fields](/x/react-date-pickers/date-field/), and pass the first value to the second one as its [`minDate`](/x/react-date-pickers/validation/#min-date).',
  },
  '/x/react-date-pickers/date-range-calendar': {
    community:
      'Use two [Date Calendars](/x/react-date-pickers/date-calendar/), and pass the first value to the second one as its [`minDate`](/x/react-date-pickers/validation/#min-date).',
  },
  '/x/react-date-pickers/time-range-picker': { community: RANGE_OF_TIMES },
  '/x/react-date-pickers/time-range-field': {
    community:
      'Use two [Time Fields](/x/react-date-pickers/time-field/), and pass the first value to the second one as its [`minTime`](/x/react-date-pickers/validation/#min-time).',
  },
  '/x/react-date-pickers/date-time-range-picker': { community: RANGE_OF_MOMENTS },
  '/x/react-date-pickers/date-time-range-field': {
    community:
      'Use two [Date Time Fields](/x/react-date-pickers/date-time-field/), and pass the first value to the second one as its [`minDateTime`](/x/react-date-pickers/validation/#min-date-time).',
  },
  '/x/react-charts/heatmap': {
    community:
      'Draw the cells as points of a [scatter chart](/x/react-charts/scatter/#color-scale) that are colored by value.',
  },
  '/x/react-charts/funnel': {
    community: 'Use [horizontal bars](/x/react-charts/bars/#layout), one for each step.',
  },
  '/x/react-charts/pyramid': {
    community: 'Use [horizontal bars](/x/react-charts/bars/#layout), one for each level.',
  },
  '/x/react-charts/sankey': {
    community: 'Show where each amount goes with [stacked bars](/x/react-charts/stacking/).',
  },
  '/x/react-charts/zoom-and-pan': {
    community:
      'Set the axis [limits](/x/react-charts/axis/#axis-sub-domain) to the part that users choose, for example with a slider.',
  },
  '/x/react-tree-view/rich-tree-view/lazy-loading': {
    community:
      'Add the children to [`items`](/x/react-tree-view/rich-tree-view/items/#changing-items) when a branch is [expanded](/x/react-tree-view/rich-tree-view/expansion/#item-toggle).',
  },
  '/x/react-tree-view/rich-tree-view/ordering': {
    community:
      'Move items from your own buttons or menus by [changing `items`](/x/react-tree-view/rich-tree-view/items/#changing-items).',
  },
};

/** By export, for the pages of the API reference. */
export const EXPORT_ALTERNATIVES: Readonly<Record<string, Alternative>> = {
  DataGridPro: { community: 'Use [DataGrid](/x/api/data-grid/data-grid/), which has the same basic features.' },
  DataGridPremium: {
    community: 'Use [DataGrid](/x/api/data-grid/data-grid/), which has the same basic features.',
    pro: 'In Pro, use [DataGridPro](/x/api/data-grid/data-grid-pro/).',
  },
  DateRangePicker: { community: RANGE_OF_DATES },
  TimeRangePicker: { community: RANGE_OF_TIMES },
  DateTimeRangePicker: { community: RANGE_OF_MOMENTS },
  BarChartPro: { community: 'Use [BarChart](/x/api/charts/bar-chart/), which only lacks zoom and export.' },
  LineChartPro: { community: 'Use [LineChart](/x/api/charts/line-chart/), which only lacks zoom and export.' },
  ScatterChartPro: { community: 'Use [ScatterChart](/x/api/charts/scatter-chart/), which only lacks zoom and export.' },
  PieChartPro: { community: 'Use [PieChart](/x/api/charts/pie-chart/), which only lacks the export.' },
  RadarChartPro: {
    community: 'Use [RadarChart](/x/api/charts/radar-chart/), which only lacks the export.',
  },
  RichTreeViewPro: {
    community: 'Use [RichTreeView](/x/api/tree-view/rich-tree-view/), which only lacks lazy loading and reordering.',
  },
};
