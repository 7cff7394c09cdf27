import type { PagePath } from '#model/nav';
import { X_PRODUCTS, type XProductId } from '#model/product';
import type { OlderVersion, ProductVersions } from '#model/version';

export const CURRENT_VERSION = '8.11.1';

/** Origins of the older versions; every link to one starts with one of these. */
export const VERSION_HOSTS: Readonly<Record<OlderVersion, `https://${string}`>> = {
  v7: 'https://v7.mui.com',
  v6: 'https://v6.mui.com',
  v5: 'https://v5.mui.com',
  v4: 'https://v4.mui.com',
};

/** The first page of each older version. */
export const FIRST_PAGES: Readonly<Record<OlderVersion, `/${string}`>> = {
  v7: '/x/introduction/',
  v6: '/x/introduction/',
  v5: '/x/introduction/',
  v4: '/components/data-grid/',
};

/** For pages without a product: introduction, common concepts, migration. */
export const FAMILY_VERSIONS: ProductVersions = { path: '/x/introduction', older: FIRST_PAGES };

export const PRODUCT_VERSIONS: Readonly<Record<XProductId, ProductVersions>> = {
  'x-data-grid': {
    path: X_PRODUCTS['x-data-grid'].path,
    older: {
      v7: '/x/react-data-grid/',
      v6: '/x/react-data-grid/',
      v5: '/x/react-data-grid/',
      v4: '/components/data-grid/',
    },
  },
  'x-date-pickers': {
    path: X_PRODUCTS['x-date-pickers'].path,
    older: {
      v7: '/x/react-date-pickers/',
      v6: '/x/react-date-pickers/',
      v5: '/x/react-date-pickers/getting-started/',
    },
  },
  'x-charts': {
    path: X_PRODUCTS['x-charts'].path,
    older: {
      v7: '/x/react-charts/',
      v6: '/x/react-charts/',
    },
  },
  'x-tree-view': {
    path: X_PRODUCTS['x-tree-view'].path,
    older: {
      v7: '/x/react-tree-view/',
      v6: '/x/react-tree-view/getting-started',
    },
  },
};

/**
 * The oldest version in which a page has its current path; all later versions have it too. Lists only pages known for
 * certain, and none that were only announced. The main pages of products are in the tables above.
 */
export const PAGES_SINCE: Readonly<Record<Exclude<OlderVersion, 'v4'>, readonly PagePath[]>> = {
  v5: [
    ...under('/x/introduction', 'installation licensing support roadmap'),
    ...under(
      '/x/react-data-grid',
      `layout column-definition column-dimensions column-visibility column-header column-menu column-spanning
      column-groups column-ordering column-pinning row-definition row-updates row-height master-detail row-ordering
      row-pinning editing sorting filtering pagination export components style localization virtualization
      accessibility tree-data row-grouping aggregation events state`,
    ),
    ...under('/x/react-date-pickers', 'date-picker time-picker date-time-picker date-range-picker localization'),
    '/x/api/data-grid',
    ...under(
      '/x/api/data-grid',
      `data-grid data-grid-pro data-grid-premium grid-api grid-cell-params grid-col-def grid-row-params
      grid-csv-export-options grid-print-export-options grid-excel-export-options`,
    ),
    ...under(
      '/x/api/date-pickers',
      `date-picker date-range-picker date-time-picker time-picker desktop-date-picker desktop-date-range-picker
      desktop-date-time-picker desktop-time-picker mobile-date-picker mobile-date-range-picker mobile-date-time-picker
      mobile-time-picker static-date-picker static-date-range-picker static-date-time-picker static-time-picker
      localization-provider pickers-day`,
    ),
  ],
  v6: [
    ...under(
      '/x/react-data-grid',
      `row-recipes row-selection cell-selection clipboard scrolling performance api-object recipes-row-grouping
      filtering/customization filtering/quick-filter filtering/server-side filtering/multi-filters
      filtering/header-filters`,
    ),
    ...under(
      '/x/react-date-pickers',
      `base-concepts date-field date-calendar time-field time-clock digital-clock date-time-field date-range-field
      date-range-calendar time-range-field date-time-range-field fields validation lifecycle shortcuts adapters-locale
      timezone calendar-systems custom-components custom-layout custom-field playground`,
    ),
    ...under(
      '/x/react-charts',
      `bars bar-demo lines line-demo areas-demo pie pie-demo scatter scatter-demo sparkline axis components legend
      stacking styling tooltip`,
    ),
    ...under(
      '/x/migration',
      `migration-data-grid-v5 migration-pickers-v5 migration-tree-view-lab migration-pickers-lab
      migration-data-grid-v4`,
    ),
    ...under(
      '/x/api/data-grid',
      `grid-filter-form grid-filter-panel grid-toolbar-quick-filter grid-single-select-col-def grid-actions-col-def
      grid-export-state-params grid-filter-item grid-filter-model grid-filter-operator grid-row-class-name-params
      grid-row-spacing-params grid-aggregation-function`,
    ),
    '/x/api/date-pickers',
    ...under(
      '/x/api/date-pickers',
      `date-calendar date-field date-picker-toolbar date-range-calendar date-range-picker-day date-range-picker-toolbar
      date-time-field date-time-picker-tabs date-time-picker-toolbar day-calendar-skeleton month-calendar
      multi-input-date-range-field multi-input-date-time-range-field multi-input-time-range-field pickers-action-bar
      pickers-layout pickers-shortcuts single-input-date-range-field single-input-date-time-range-field
      single-input-time-range-field time-clock time-field time-picker-toolbar year-calendar`,
    ),
    ...under(
      '/x/api/charts',
      `area-element bar-chart bar-plot line-chart line-element line-plot mark-element scatter scatter-chart
      scatter-plot`,
    ),
    '/x/api/tree-view/tree-item',
  ],
  v7: [
    '/x/common-concepts/custom-components',
    ...under(
      '/x/react-data-grid',
      `custom-columns row-spanning filtering-recipes overlays style-recipes list-view server-side-data
      server-side-data/tree-data server-side-data/lazy-loading server-side-data/row-grouping
      server-side-data/aggregation`,
    ),
    ...under('/x/react-date-pickers', 'accessibility date-time-range-picker custom-opening-button'),
    ...under('/x/react-charts', 'gauge heatmap composition label zoom-and-pan'),
    ...under(
      '/x/react-tree-view',
      `simple-tree-view/items simple-tree-view/selection simple-tree-view/expansion simple-tree-view/customization
      simple-tree-view/focus rich-tree-view/items rich-tree-view/selection rich-tree-view/expansion
      rich-tree-view/customization rich-tree-view/focus rich-tree-view/editing rich-tree-view/ordering accessibility
      tree-item-customization`,
    ),
    ...under('/x/migration', 'migration-data-grid-v6 migration-pickers-v6 migration-charts-v6 migration-tree-view-v6'),
    ...under(
      '/x/api/date-pickers',
      `date-time-range-picker date-time-range-picker-tabs date-time-range-picker-toolbar desktop-date-time-range-picker
      mobile-date-time-range-picker digital-clock multi-section-digital-clock pickers-calendar-header
      pickers-range-calendar-header pickers-section-list pickers-text-field`,
    ),
    ...under(
      '/x/api/charts',
      `animated-area animated-line area-plot bar-chart-pro bar-element bar-label chart-container chart-container-pro
      charts-axis charts-axis-highlight charts-clip-path charts-grid charts-legend charts-reference-line charts-surface
      charts-text charts-tooltip charts-x-axis charts-y-axis continuous-color-legend gauge gauge-container heatmap
      heatmap-plot line-chart-pro line-highlight-element line-highlight-plot mark-plot pie-arc pie-arc-label
      pie-arc-label-plot pie-arc-plot pie-chart pie-plot piecewise-color-legend scatter-chart-pro spark-line-chart
      axis-config`,
    ),
    ...under(
      '/x/api/tree-view',
      'rich-tree-view rich-tree-view-pro simple-tree-view tree-item-drag-and-drop-overlay tree-item-icon',
    ),
  ],
};

/** Takes a list of words, because the paths of a product differ only in their last segment. */
function under(start: PagePath, ends: string): PagePath[] {
  return ends.split(/\s+/).map((end): PagePath => `${start}/${end}`);
}
