import { group } from '../../support/tasks.ts';

/** What developers come to the pages on advanced features, components and customization of the Data Grid for. */
export const features = group('/x/react-data-grid/features', {
  featureCatalog: ['Find the plan of a feature', 'search', 'FeatureCatalog'],
});

export const rowGrouping = group('/x/react-data-grid/row-grouping', {
  nestedGroups: ['Group rows by default', 'initializing-row-grouping', 'NestedGroups'],
  groupByYearRange: ['Group by decade', 'using-groupingvaluegetter-for-complex-grouping-value', 'GroupByYearRange'],
  expandProgrammatically: ['Expand all groups with a button', 'group-expansion', 'ExpandProgrammatically'],
  dragBetweenGroups: ['Drag a task to another status', 'drag-and-drop-group-reordering', 'DragBetweenGroups'],
});

export const recipesRowGrouping = group('/x/react-data-grid/recipes-row-grouping', {
  toggleOnClick: ['Toggle a group by clicking its row', 'toggling-groups-on-row-click', 'ToggleOnClick'],
  keepExpanded: ['Keep groups expanded after a refetch', 'keep-groups-expanded', 'KeepExpanded'],
  sortByGroupSize: ['Sort groups by size', 'sorting-groups-by-child-count', 'SortByGroupSize'],
});

export const pivoting = group('/x/react-data-grid/pivoting', {
  openPanel: ['Show a pivot table at start', 'initialize-pivoting', 'OpenPanel'],
  presetPivots: ['Switch between preset pivots', 'controlled-pivoting', 'PresetPivots'],
  monthsAndWeekdays: ['Pivot by month and weekday', 'custom-derived-columns', 'MonthsAndWeekdays'],
  valueColumns: ['Align generated columns', 'customize-columns', 'ValueColumns'],
});

export const pivotingExplained = group('/x/react-data-grid/pivoting-explained', {
  rowFields: ['Understand row fields', 'row-fields', 'RowFields'],
  completePivot: ['Answer a question with a full pivot', 'complete-pivot', 'CompletePivot'],
});

export const exporting = group('/x/react-data-grid/export', {
  csvOptions: ['Export CSV with own file name and delimiter', 'customization', 'CsvOptions'],
  chooseRows: ['Export only the current page or the filtered rows', 'exported-rows', 'ChooseRows'],
  jsonExport: ['Add a JSON export', 'custom-export', 'JsonExport'],
  excelCells: ['Format Excel columns', 'excel-export', 'ExcelCells'],
});

export const clipboard = group('/x/react-data-grid/clipboard', {
  pasteCells: ['Paste a range from a spreadsheet', 'clipboard-paste', 'PasteCells'],
  confirmPaste: ['Confirm a paste before it is saved', 'events', 'ConfirmPaste'],
});

export const scrolling = group('/x/react-data-grid/scrolling', {
  findOrder: ['Scroll to a row by its id', 'row-by-id', 'FindOrder'],
  restorePosition: ['Restore the scroll position', 'scroll-restoration', 'RestorePosition'],
});

export const listView = group('/x/react-data-grid/list-view', {
  contactCards: ['Show rows as cards', 'implementing-list-view', 'ContactCards'],
  switchByWidth: ['Switch to a list when space is short', 'responsive', 'SwitchByWidth'],
  editInDialog: ['Edit a row in the list view', 'editing', 'EditInDialog'],
});

export const serverSideData = group('/x/react-data-grid/server-side-data', {
  basicDataSource: [
    'Load rows from a server with a data source',
    'the-solution-the-data-source-layer',
    'BasicDataSource',
  ],
  cacheLifetime: ['Change how long responses are cached', 'data-caching', 'CacheLifetime'],
  editWithConflicts: ['Save edits on the server and reject outdated ones', 'updating-data', 'EditWithConflicts'],
  retryAfterError: ['Show an error and retry', 'error-handling', 'RetryAfterError'],
});

export const serverSideDataTreeData = group('/x/react-data-grid/server-side-data/tree-data', {
  lazyOrgChart: ['Load children when a row is expanded', 'basic', 'LazyOrgChart'],
  expandAll: ['Expand a server-side tree by default', 'group-expansion', 'ExpandAll'],
  recentCache: ['Write a custom cache', 'cache', 'RecentCache'],
});

export const serverSideDataLazyLoading = group('/x/react-data-grid/server-side-data/lazy-loading', {
  viewportLoading: ['Scroll through 100,000 remote rows', 'viewport-loading', 'ViewportLoading'],
  infiniteFeed: ['Load more rows at the end (infinite scroll)', 'infinite-loading', 'InfiniteFeed'],
  requestThrottle: ['Throttle requests while scrolling', 'request-throttling', 'RequestThrottle'],
});

export const serverSideDataRowGrouping = group('/x/react-data-grid/server-side-data/row-grouping', {
  groupByCountry: ['Group rows on the server', 'basic', 'GroupByCountry'],
  failingGroup: ['Retry a failed group', 'error-handling', 'FailingGroup'],
});

export const serverSideDataAggregation = group('/x/react-data-grid/server-side-data/aggregation', {
  footerTotals: ['Show totals computed by the server', 'basic', 'FooterTotals'],
  groupTotals: ['Show totals of groups', 'row-grouping', 'GroupTotals'],
});

export const serverSideDataRecipes = group('/x/react-data-grid/server-side-data/recipes', {
  requestAsUrl: ['Turn grid parameters into a URL', 'http-api', 'RequestAsUrl'],
  nestedPagination: ['Page the children of a tree row', 'nested-pagination', 'NestedPagination'],
});

export const aiAssistant = group('/x/react-data-grid/ai-assistant', {
  localAssistant: ['Turn the assistant on', 'basic-usage', 'LocalAssistant'],
  contextPreview: ['See what a prompt sends', 'data-sampling', 'ContextPreview'],
  assistantWithServer: ['Use the assistant with a data source', 'with-data-source', 'AssistantWithServer'],
});

export const componentsUsage = group('/x/react-data-grid/components/usage', {
  composeToolbar: ['Compose a toolbar', 'basic-usage', 'ComposeToolbar'],
  renderWithState: ['Change a button by the state of its part', 'render-functions', 'RenderWithState'],
  toolbarComposer: ['Choose parts and copy the JSX', 'components', 'ToolbarComposer'],
});

export const componentsToolbar = group('/x/react-data-grid/components/toolbar', {
  toolbarButtons: ['Add buttons to a custom toolbar', 'basic-usage', 'ToolbarButtons'],
  rebuiltDefault: ['Rebuild the default toolbar', 'default-toolbar', 'RebuiltDefault'],
  settingsMenu: ['Save grid settings from a menu', 'settings-menu', 'SettingsMenu'],
  addRecord: ['Add a row from a toolbar form', 'custom-panel', 'AddRecord'],
  groupBar: ['Group by dropping a header on the toolbar', 'row-grouping-toolbar', 'GroupBar'],
});

export const componentsExport = group('/x/react-data-grid/components/export', {
  exportButtons: ['Add export buttons', 'basic-usage', 'ExportButtons'],
  exportOptions: ['Export all rows despite a selection', 'options', 'ExportOptions'],
  exportMenu: ['Show a menu of export formats', 'export-excel', 'ExportMenu'],
});

export const componentsQuickFilter = group('/x/react-data-grid/components/quick-filter', {
  collapsibleSearch: ['Build a collapsible search field', 'basic-usage', 'CollapsibleSearch'],
  searchShortcut: ['Open the search with a shortcut', 'controlled', 'SearchShortcut'],
  alwaysOpen: ['Keep the search field open', 'always-open', 'AlwaysOpen'],
});

export const componentsFilterPanel = group('/x/react-data-grid/components/filter-panel', {
  filterCount: ['Show the number of filters on the button', 'basic-usage', 'FilterCount'],
  customPanel: ['Replace the filter panel', 'replace-the-panel', 'CustomPanel'],
});

export const componentsPromptField = group('/x/react-data-grid/components/prompt-field', {
  promptBar: ['Add a prompt field to the toolbar', 'basic-usage', 'PromptBar'],
  busyState: ['Show that a prompt is being processed', 'state', 'BusyState'],
});

export const componentsPivotPanel = group('/x/react-data-grid/components/pivot-panel', {
  pivotTrigger: ['Open the pivot panel from a toolbar', 'basic-usage', 'PivotTrigger'],
  openPanel: ['Start with the pivot panel open', 'initial-state', 'OpenPanel'],
});

export const componentsAiAssistantPanel = group('/x/react-data-grid/components/ai-assistant-panel', {
  assistantTrigger: ['Open the assistant from a toolbar', 'basic-usage', 'AssistantTrigger'],
});

export const style = group('/x/react-data-grid/style', {
  rowStatus: ['Color rows by status', 'styling-rows', 'RowStatus'],
  signedNumbers: ['Color cells by value', 'styling-cells', 'SignedNumbers'],
  themeColors: ['Color the header in the theme', 'theme-header-and-pinned-sections', 'ThemeColors'],
});

export const styleRecipes = group('/x/react-data-grid/style-recipes', {
  mouseOutline: ['Hide the focus outline for mouse users', 'focus-outline', 'MouseOutline'],
  dataCellsOnly: ['Leave totals out of cell styles', 'aggregation', 'DataCellsOnly'],
});

export const overlays = group('/x/react-data-grid/overlays', {
  customNoRows: ['Write a custom empty state', 'no-rows-overlay', 'CustomNoRows'],
  customNoResults: ['Offer to clear the filter when nothing matches', 'no-results-overlay', 'CustomNoResults'],
});

export const components = group('/x/react-data-grid/components', {
  totalFooter: ['Show a total in the footer', 'footer', 'TotalFooter'],
  numberedPages: ['Number the pages', 'pagination', 'NumberedPages'],
  rowContextMenu: ['Add a context menu to rows', 'row-context-menu', 'RowContextMenu'],
  saveStatus: ['Pass a typed prop to a slot', 'custom-slot-props-with-typescript', 'SaveStatus'],
});

export const apiObject = group('/x/react-data-grid/api-object', {
  resetToolbar: ['Clear sorting from the toolbar', 'inside-the-data-grid', 'ResetToolbar'],
  pageButtons: ['Change the page from outside', 'outside-the-data-grid', 'PageButtons'],
  codeOnlySorting: ['Sort a grid without sorting controls', 'disabled-features', 'CodeOnlySorting'],
});

export const events = group('/x/react-data-grid/events', {
  rowDetails: ['Handle a row click', 'props', 'RowDetails'],
  backToTop: ['Listen from a slot', 'usegridevent', 'BackToTop'],
  checkboxLog: ['Subscribe to an event without a prop', 'subscribeevent', 'CheckboxLog'],
  modifiedDoubleClick: ['Prevent the default', 'disabling-the-default-behavior', 'ModifiedDoubleClick'],
});

export const state = group('/x/react-data-grid/state', {
  startingState: ['Set initial sort, filter and columns', 'initialize-the-state', 'StartingState'],
  invoiceTotal: ['Read filtered rows', 'direct-selector-access', 'InvoiceTotal'],
  savedState: ['Save the state for the next visit', 'restore-the-state-with-initialstate', 'SavedState'],
  namedViews: ['Switch views', 'restore-the-state-with-apiref', 'NamedViews'],
});

export const performance = group('/x/react-data-grid/performance', {
  cellRenders: ['Find out why the grid re-renders', 'keep-props-stable', 'CellRenders'],
});
