import type { ApiFolder } from '#model/api-folders';
import type { PagePath, Plan } from '#model/nav';

/**
 * Which plan has what: the source of the tables on the overviews and of the plan badges of pages. A feature without a plan is in
 * every plan. A link with a hash is a feature that a page explains in one section; `plans.test.ts` compares the badge of the section.
 */
export interface Feature {
  name: string;
  href: PagePath;
  plan?: Plan;
}

export interface FeatureArea {
  title: string;
  features: readonly Feature[];
}

const community = (name: string, href: PagePath): Feature => ({ name, href });
const pro = (name: string, href: PagePath): Feature => ({ name, href, plan: 'pro' });
const premium = (name: string, href: PagePath): Feature => ({ name, href, plan: 'premium' });
const area = (title: string, ...features: Feature[]): FeatureArea => ({ title, features });

const DATA_GRID = [
  area(
    'Columns',
    community('Column types, computed values and custom cells', '/x/react-data-grid/column-definition'),
    community('Resizing and autosizing', '/x/react-data-grid/column-dimensions'),
    community('Hidden columns', '/x/react-data-grid/column-visibility'),
    community('Custom column types', '/x/react-data-grid/custom-columns'),
    community('Custom headers', '/x/react-data-grid/column-header'),
    community('Column menu', '/x/react-data-grid/column-menu'),
    community('Column spanning', '/x/react-data-grid/column-spanning'),
    community('Column groups', '/x/react-data-grid/column-groups'),
    pro('Column reordering', '/x/react-data-grid/column-ordering'),
    pro('Column pinning', '/x/react-data-grid/column-pinning'),
  ),
  area(
    'Rows',
    community('Row updates, one per call', '/x/react-data-grid/row-updates'),
    pro('Batch updates', '/x/react-data-grid/row-updates#several-rows'),
    pro('Throttled updates', '/x/react-data-grid/row-updates#throttling'),
    community('Fixed, variable and automatic row height', '/x/react-data-grid/row-height'),
    community('Row spanning', '/x/react-data-grid/row-spanning'),
    pro('Detail panels', '/x/react-data-grid/master-detail'),
    pro('Row reordering', '/x/react-data-grid/row-ordering'),
    pro('Row pinning', '/x/react-data-grid/row-pinning'),
  ),
  area(
    'Editing',
    community('Cell editing, row editing and validation', '/x/react-data-grid/editing'),
    community('Saving changes', '/x/react-data-grid/editing/persistence'),
    community('Custom editors', '/x/react-data-grid/editing/custom-edit-component'),
    premium('Paste from a spreadsheet', '/x/react-data-grid/clipboard#clipboard-paste'),
  ),
  area(
    'Sorting, filtering and pages',
    community('Sorting by one column', '/x/react-data-grid/sorting'),
    pro('Sorting by several columns', '/x/react-data-grid/sorting#multi-sorting'),
    community('Filter panel with one condition', '/x/react-data-grid/filtering'),
    community('Custom filter operators', '/x/react-data-grid/filtering/customization'),
    community('Quick filter', '/x/react-data-grid/filtering/quick-filter'),
    pro('Several filter conditions', '/x/react-data-grid/filtering/multi-filters'),
    pro('Header filters', '/x/react-data-grid/filtering/header-filters'),
    community('Pages of up to 100 rows', '/x/react-data-grid/pagination'),
    pro('Larger pages, or no pagination', '/x/react-data-grid/pagination#pro'),
  ),
  area(
    'Selection and clipboard',
    community('Row selection with checkboxes', '/x/react-data-grid/row-selection'),
    pro('Row selection with Ctrl and Shift', '/x/react-data-grid/row-selection#multiple-row-selection'),
    premium('Cell selection', '/x/react-data-grid/cell-selection'),
    community('Copy', '/x/react-data-grid/clipboard#clipboard-copy'),
  ),
  area(
    'Groups and totals',
    pro('Tree data', '/x/react-data-grid/tree-data'),
    premium('Row grouping', '/x/react-data-grid/row-grouping'),
    premium('Aggregation', '/x/react-data-grid/aggregation'),
    premium('Pivoting', '/x/react-data-grid/pivoting'),
    premium('Pivot panel', '/x/react-data-grid/components/pivot-panel'),
  ),
  area(
    'Server and export',
    community('Data source with a cache', '/x/react-data-grid/server-side-data'),
    pro('Lazy loading', '/x/react-data-grid/server-side-data/lazy-loading'),
    pro('Server-side tree data', '/x/react-data-grid/server-side-data/tree-data'),
    premium('Server-side row grouping', '/x/react-data-grid/server-side-data/row-grouping'),
    premium('Server-side aggregation', '/x/react-data-grid/server-side-data/aggregation'),
    community('CSV export and printing', '/x/react-data-grid/export'),
    premium('Excel export', '/x/react-data-grid/export#excel-export'),
  ),
  area(
    'Interface',
    community('Toolbar', '/x/react-data-grid/components/toolbar'),
    community('Custom parts', '/x/react-data-grid/components'),
    community('Styles', '/x/react-data-grid/style'),
    community('Loading and empty states', '/x/react-data-grid/overlays'),
    community('Keyboard, screen readers and density', '/x/react-data-grid/accessibility'),
    community('Localization', '/x/react-data-grid/localization'),
    community('Virtualization', '/x/react-data-grid/virtualization'),
    pro('List view', '/x/react-data-grid/list-view'),
    premium('AI assistant', '/x/react-data-grid/ai-assistant'),
    premium('AI assistant panel', '/x/react-data-grid/components/ai-assistant-panel'),
    premium('Prompt field', '/x/react-data-grid/components/prompt-field'),
  ),
  area(
    'API and state',
    community('API object', '/x/react-data-grid/api-object'),
    community('Events', '/x/react-data-grid/events'),
    community('State and saved views', '/x/react-data-grid/state'),
  ),
];

const DATE_PICKERS = [
  area(
    'Dates',
    community('Date Picker', '/x/react-date-pickers/date-picker'),
    community('Date Field', '/x/react-date-pickers/date-field'),
    community('Date Calendar', '/x/react-date-pickers/date-calendar'),
  ),
  area(
    'Times',
    community('Time Picker', '/x/react-date-pickers/time-picker'),
    community('Time Field', '/x/react-date-pickers/time-field'),
    community('Time Clock', '/x/react-date-pickers/time-clock'),
    community('Digital Clock', '/x/react-date-pickers/digital-clock'),
  ),
  area(
    'Dates with times',
    community('Date Time Picker', '/x/react-date-pickers/date-time-picker'),
    community('Date Time Field', '/x/react-date-pickers/date-time-field'),
  ),
  area(
    'Ranges',
    pro('Date Range Picker', '/x/react-date-pickers/date-range-picker'),
    pro('Date Range Field', '/x/react-date-pickers/date-range-field'),
    pro('Date Range Calendar', '/x/react-date-pickers/date-range-calendar'),
    pro('Time Range Picker', '/x/react-date-pickers/time-range-picker'),
    pro('Time Range Field', '/x/react-date-pickers/time-range-field'),
    pro('Date Time Range Picker', '/x/react-date-pickers/date-time-range-picker'),
    pro('Date Time Range Field', '/x/react-date-pickers/date-time-range-field'),
    pro('Range validation', '/x/react-date-pickers/validation#ranges'),
    pro('Range shortcuts', '/x/react-date-pickers/shortcuts#ranges'),
  ),
  area(
    'Behavior',
    community('Validation', '/x/react-date-pickers/validation'),
    community('Forms', '/x/react-date-pickers/forms'),
    community('Shortcuts', '/x/react-date-pickers/shortcuts'),
    community('Keyboard and screen readers', '/x/react-date-pickers/accessibility'),
  ),
  area(
    'Languages and time zones',
    community('Translations', '/x/react-date-pickers/localization'),
    community('Date formats and locales', '/x/react-date-pickers/adapters-locale'),
    community('Time zones', '/x/react-date-pickers/timezone'),
    community('Jalali and Hijri calendars', '/x/react-date-pickers/calendar-systems'),
  ),
  area(
    'Customization',
    community('Custom parts', '/x/react-date-pickers/custom-components'),
    community('Custom days', '/x/react-date-pickers/custom-days'),
    community('Custom layout', '/x/react-date-pickers/custom-layout'),
    community('Custom field', '/x/react-date-pickers/custom-field'),
    community('Custom opening button', '/x/react-date-pickers/custom-opening-button'),
  ),
];

const CHARTS = [
  area(
    'Chart types',
    community('Bar charts', '/x/react-charts/bars'),
    community('Line and area charts', '/x/react-charts/lines'),
    community('Pie and donut charts', '/x/react-charts/pie'),
    community('Scatter charts', '/x/react-charts/scatter'),
    community('Sparklines', '/x/react-charts/sparkline'),
    community('Gauges', '/x/react-charts/gauge'),
    community('Radar charts', '/x/react-charts/radar'),
    pro('Heatmaps', '/x/react-charts/heatmap'),
    pro('Funnel charts', '/x/react-charts/funnel'),
    pro('Pyramid charts', '/x/react-charts/pyramid'),
    pro('Sankey charts (preview)', '/x/react-charts/sankey'),
  ),
  area(
    'Axes and text',
    community('Several axes, scales and grouped ticks', '/x/react-charts/axis'),
    community('Labels', '/x/react-charts/label'),
    community('Legend', '/x/react-charts/legend'),
    community('Tooltip', '/x/react-charts/tooltip'),
    community('Localization', '/x/react-charts/localization'),
  ),
  area(
    'Interaction',
    community('Highlighting', '/x/react-charts/highlighting'),
    community('Animation', '/x/react-charts/animation'),
    community('Toolbar for custom buttons', '/x/react-charts/toolbar'),
    pro('Toolbar with zoom and export buttons', '/x/react-charts/toolbar#basics'),
    pro('Zoom and pan', '/x/react-charts/zoom-and-pan'),
    pro('Printing and image export', '/x/react-charts/export'),
  ),
  area(
    'Customization',
    community('Stacking', '/x/react-charts/stacking'),
    community('Palettes, color scales and styles', '/x/react-charts/styling'),
    community('Custom parts', '/x/react-charts/components'),
    community('Composition', '/x/react-charts/composition'),
  ),
];

const TREE_VIEW = [
  area(
    'Simple Tree View',
    community('Items written as JSX', '/x/react-tree-view/simple-tree-view/items'),
    community('Selection', '/x/react-tree-view/simple-tree-view/selection'),
    community('Expansion', '/x/react-tree-view/simple-tree-view/expansion'),
    community('Focus', '/x/react-tree-view/simple-tree-view/focus'),
    community('Icons, styles and animation', '/x/react-tree-view/simple-tree-view/customization'),
  ),
  area(
    'Rich Tree View',
    community('Items passed as data', '/x/react-tree-view/rich-tree-view/items'),
    community('Selection', '/x/react-tree-view/rich-tree-view/selection'),
    community('Expansion', '/x/react-tree-view/rich-tree-view/expansion'),
    community('Focus', '/x/react-tree-view/rich-tree-view/focus'),
    community('Icons, styles and animation', '/x/react-tree-view/rich-tree-view/customization'),
    community('Label editing', '/x/react-tree-view/rich-tree-view/editing'),
    pro('Lazy loading with a cache', '/x/react-tree-view/rich-tree-view/lazy-loading'),
    pro('Reordering by drag and drop', '/x/react-tree-view/rich-tree-view/ordering'),
  ),
  area(
    'Both',
    community('Custom and headless items', '/x/react-tree-view/tree-item-customization'),
    community('Keyboard and screen readers', '/x/react-tree-view/accessibility'),
  ),
];

export const FEATURES: Readonly<Record<ApiFolder, readonly FeatureArea[]>> = {
  'data-grid': DATA_GRID,
  'date-pickers': DATE_PICKERS,
  charts: CHARTS,
  'tree-view': TREE_VIEW,
};
