import type { ApiFolder } from '#model/api-folders';

/**
 * Demos whose pictures are shown large, and therefore taken in two sizes. All run without a license key: pictures of the others
 * have a watermark.
 */

/** On top of the landing page, with a link to the product. */
export const LANDING_DEMOS = {
  'data-grid': 'data-grid/custom-columns/sparkline-column',
  'date-pickers': 'date-pickers/date-calendar/week-selector',
  charts: 'charts/pie-demo/center-label',
  'tree-view': 'tree-view/rich-tree-view/customization/file-explorer',
} as const satisfies Readonly<Record<ApiFolder, string>>;

/** On overviews: two rows of four, or of three, without the last two. `all` is on the landing page. */
export const OVERVIEW_DEMOS = {
  all: [
    'data-grid/custom-columns/renderer-gallery',
    'date-pickers/shortcuts/relative-days',
    'charts/bars/stacked-budget',
    'tree-view/simple-tree-view/customization/mail-sidebar',
    'data-grid/style/heat-map',
    'date-pickers/time-clock/basic-clock',
    'charts/stacking/stream-graph',
    'tree-view/overview/layers-panel',
  ],
  'data-grid': [
    'data-grid/custom-columns/renderer-gallery',
    'data-grid/style/heat-map',
    'data-grid/column-menu/default-menu',
    'data-grid/filtering/filter-panel',
    'data-grid/column-definition/delivery-progress',
    'data-grid/column-groups/grouped-headers',
    'data-grid/row-spanning/lab-timetable',
    'data-grid/row-selection/checkbox-selection',
  ],
  'date-pickers': [
    'date-pickers/date-calendar/week-selector',
    'date-pickers/shortcuts/relative-days',
    'date-pickers/time-clock/basic-clock',
    'date-pickers/date-time-picker/date-time-views',
    'date-pickers/custom-days/fare-days',
    'date-pickers/date-calendar/free-appointments',
    'date-pickers/date-picker/landscape',
    'date-pickers/digital-clock/column-views',
  ],
  charts: [
    'charts/bars/stacked-budget',
    'charts/pie/weather-donut',
    'charts/stacking/stream-graph',
    'charts/scatter-demo/clusters',
    'charts/bar-demo/population-pyramid',
    'charts/line-demo/simple-lines',
    'charts/radar/skills',
    'charts/bars/gradient-bars',
  ],
  'tree-view': [
    'tree-view/rich-tree-view/customization/file-explorer',
    'tree-view/overview/layers-panel',
    'tree-view/simple-tree-view/customization/mail-sidebar',
    'tree-view/rich-tree-view/customization/styled-items',
    'tree-view/rich-tree-view/selection/checkbox-selection',
    'tree-view/rich-tree-view/customization/guide-lines',
    'tree-view/simple-tree-view/items/rich-labels',
    'tree-view/rich-tree-view/expansion/expand-all',
  ],
} as const satisfies Readonly<Record<ApiFolder | 'all', readonly string[]>>;

export const SHOWN_DEMOS: ReadonlySet<string> = new Set([
  ...Object.values(LANDING_DEMOS),
  ...Object.values(OVERVIEW_DEMOS).flat(),
]);
