import { group } from '../../support/tasks.ts';

/** What developers come to the pages on the Data Grid for. */
export const columnDimensions = group('/x/react-data-grid/column-dimensions', {
  width: ['Set the width of a column', 'width', 'ColumnWidths'],
  flex: ['Let columns share the free space', 'fluid-width', 'FlexRatio'],
  minimum: ['Keep a flexible column from becoming too narrow', 'minimum-width', 'MinimumWidth'],
  limits: ['Limit how far users can resize a column', 'resizing', 'ResizeLimits'],
  autosize: ['Fit columns to their content', 'autosizing', 'AutosizeOptions'],
  autosizeLater: ['Fit columns to rows that load later', 'autosizing-asynchronously', 'AutosizeAfterLoading'],
});

export const columnVisibility = group('/x/react-data-grid/column-visibility', {
  hidden: ['Hide columns initially', 'initialize-the-visible-columns', 'HiddenAtStart'],
  panel: ['Let users show and hide columns', 'column-visibility-panel', 'ColumnsPanel'],
  locked: ['Prevent users from hiding a column', 'prevent-hiding', 'LockedColumn'],
  controlled: ['Keep the visible columns in React state', 'controlled-visible-columns', 'ControlledVisibility'],
  roles: ['Show columns only to some users', 'disable-the-columns-panel', 'VisibilityByRole'],
  listed: ['Leave a column out of the columns panel', 'listed-columns', 'ListedColumns'],
});

export const customColumns = group('/x/react-data-grid/custom-columns', {
  type: ['Create a column type for money', 'create-a-column-type', 'MoneyColumns'],
  sparkline: ['Show a chart in a cell', 'charts', 'SparklineColumn'],
  datePicker: ['Edit dates with a date picker', 'date-picker-editing', 'DatePickerCell'],
  dateFilter: ['Filter dates with a date picker', 'date-picker-filters', 'DatePickerFilter'],
  renderers: ['Render ratings, links and progress bars', 'full-example', 'RendererGallery'],
});

export const columnHeader = group('/x/react-data-grid/column-header', {
  name: ['Name a column and describe it in a tooltip', 'name-and-description', 'HeaderNames'],
  custom: ['Put an icon in a header', 'custom-header-renderer', 'CustomHeader'],
  wrap: ['Wrap long header names', 'header-height', 'WrappedHeaders'],
});

export const columnMenu = group('/x/react-data-grid/column-menu', {
  add: ['Add an item to the column menu', 'adding-a-menu-item', 'AddItem'],
  replace: ['Replace an item of the column menu', 'overriding-default-menu-items', 'ReplaceItem'],
  remove: ['Remove an item from the column menu', 'hiding-a-menu-item', 'HideItem'],
  reorder: ['Change the order of the menu items', 'reordering-menu-items', 'ReorderItems'],
  perColumn: ['Give one column its own menu', 'customize-the-menu-per-column', 'MenuPerColumn'],
  none: ['Remove the column menu', 'disable-column-menu', 'NoMenu'],
});

export const columnSpanning = group('/x/react-data-grid/column-spanning', {
  always: ['Span two columns in every row', 'number-signature', 'FixedSpan'],
  someRows: ['Span columns in the total row only', 'function-signature', 'InvoiceTotals'],
  equal: ['Merge neighboring cells with the same value', 'merge-equal-values', 'RoomBookings'],
  computed: ['Compute the span from the row', 'dynamic-span', 'TripLegs'],
});

export const columnGroups = group('/x/react-data-grid/column-groups', {
  define: ['Put columns under a common header', 'define', 'GroupedHeaders'],
  nested: ['Nest column groups', 'nested-groups', 'NestedGroups'],
  style: ['Style the header of a group', 'customize-column-group', 'StyledGroups'],
  collapse: ['Collapse a group of columns', 'collapse', 'CollapsibleGroup'],
  leave: ['Let users drag a column out of its group', 'reordering', 'FreeReordering'],
});

export const columnOrdering = group('/x/react-data-grid/column-ordering', {
  initial: ['Set the initial order of the columns', 'initial-order', 'InitialOrder'],
  fixed: ['Keep one column in place', 'disable', 'FixedColumn'],
  keyboard: ['Move columns without dragging', 'move-by-code', 'MoveFromMenu'],
});

export const columnPinning = group('/x/react-data-grid/column-pinning', {
  initial: ['Pin a column by default', 'initialize', 'InitialPinning'],
  controlled: ['Keep the pinned columns in React state', 'controlled-model', 'ControlledPinning'],
  locked: ['Prevent users from unpinning a column', 'disabling-column-pinning', 'LockedPinning'],
  checkboxes: ['Pin the checkbox column', 'generated-columns', 'PinnedCheckboxes'],
  smallScreens: ['Unpin columns on small screens', 'narrow-screens', 'UnpinOnSmallScreens'],
});

export const columnRecipes = group('/x/react-data-grid/column-recipes', {
  saved: ['Save columns in localStorage', 'save-column-state', 'SavedColumns'],
  url: ['Keep the columns in the URL', 'columns-in-url', 'ColumnsInUrl'],
  keep: ['Keep widths and order when the columns change', 'keep-width-and-order', 'KeepWidthAndOrder'],
  pivot: ['Keep the widths of pivot columns', 'pivot-widths', 'PivotWidths'],
});

export const rowDefinition = group('/x/react-data-grid/row-definition', {
  pass: ['Pass rows to the grid', 'feeding-data', 'StaticRows'],
  fetch: ['Load rows from a server', 'loading', 'FetchedRows'],
  id: ['Use another field as the id', 'row-identifier', 'RowsByIsbn'],
});

export const rowUpdates = group('/x/react-data-grid/row-updates', {
  state: ['Add, change and remove rows', 'the-rows-prop', 'RowsInState'],
  one: ['Update one row without a new array', 'the-updaterows-method', 'UpdateOneRow'],
  several: ['Update several rows at once', 'several-rows', 'PriceTicks'],
  throttle: ['Throttle live data', 'throttling', 'ThrottledUpdates'],
  scroll: ['Keep the scroll position when rows are added above', 'keep-the-scroll-position', 'KeepScrollPosition'],
  lazy: ['Load rows while the user scrolls', 'lazy-loading', 'LazyLoading'],
});

export const rowHeight = group('/x/react-data-grid/row-height', {
  all: ['Make all rows smaller', 'static-row-height', 'CompactRows'],
  some: ['Make some rows taller', 'variable-row-height', 'TallerRows'],
  auto: ['Fit rows to their content', 'dynamic-row-height', 'AutoHeightRows'],
  expand: ['Expand long text in a cell', 'expand-cells', 'ShowMore'],
  columns: ['Combine automatic height with many columns', 'column-virtualization', 'ManyColumns'],
  space: ['Add space between rows', 'row-spacing', 'SpacedRows'],
});

export const rowSpanning = group('/x/react-data-grid/row-spanning', {
  equal: ['Merge equal cells of neighboring rows', 'enable', 'Itinerary'],
  withinGroup: ['Merge cells only within a group', 'within-a-group', 'CityInCountry'],
  exclude: ['Leave a column unmerged', 'exclude', 'ShiftRoster'],
  timetable: ['Build a timetable', 'usage-with-column-spanning', 'LabTimetable'],
});

export const masterDetail = group('/x/react-data-grid/master-detail', {
  panel: ['Show details below a row', 'content', 'TicketMessages'],
  nested: ['Nest a grid in a row', 'height', 'OrderLines'],
  controlled: ['Open panels from outside the grid', 'controlling-expanded-detail-panels', 'ControlledPanels'],
  lazy: ['Load the content of a panel when it opens', 'lazy-content', 'LoadOnExpand'],
  form: ['Edit a row in a form below it', 'form', 'AddressForm'],
  toggle: ['Move the toggle to the last column', 'toggle-position', 'ToggleAtEnd'],
});

export const rowOrdering = group('/x/react-data-grid/row-ordering', {
  drag: ['Let users drag rows', 'implementing-row-reordering', 'Playlist'],
  keyboard: ['Reorder rows with the keyboard', 'keyboard', 'MoveActions'],
  label: ['Change the drag label and the icon', 'customizing-the-row-reordering-cell', 'DragLabel'],
  handle: ['Move the drag handle to the last column', 'customizing-the-reorder-column', 'HandleAtEnd'],
});

export const rowPinning = group('/x/react-data-grid/row-pinning', {
  total: ['Pin a total to the bottom', 'implementing-row-pinning', 'ExpenseTotal'],
  users: ['Let users pin rows', 'controlling-pinned-rows', 'PinOnClick'],
  filtered: ['Show the total of the filtered rows', 'sticky-totals', 'StickyTotals'],
  pages: ['Keep a pinned row on every page', 'usage-with-pagination', 'PinnedWithPages'],
});

export const rowRecipes = group('/x/react-data-grid/row-recipes', {
  links: ['Open a page when a row is clicked', 'open-a-page', 'RowLinks'],
  onePanel: ['Keep only one detail panel open', 'one-expanded-detail-panel-at-a-time', 'OnePanel'],
  all: ['Expand all detail panels', 'expand-or-collapse-all-detail-panels', 'ExpandAll'],
  rowClick: ['Open a detail panel by clicking its row', 'toggling-detail-panels-on-row-click', 'ToggleOnRowClick'],
});

export const cells = group('/x/react-data-grid/cells', {
  compare: ['Choose between valueGetter, valueFormatter and renderCell', 'compare', 'ThreeWays'],
  select: ["Let users select a cell's text", 'select-text', 'SelectableText'],
});

export const editing = group('/x/react-data-grid/editing', {
  column: ['Make a column editable', 'making-a-column-editable', 'EditableTypes'],
  some: ['Make only some cells editable', 'disable-editing-of-specific-cells-within-a-row', 'EditableDrafts'],
  row: ['Edit a whole row at once', 'row-editing', 'RowEditing'],
  convert: ['Convert what users type', 'value-parser-and-value-setter', 'ParseAndStore'],
  validate: ['Reject an invalid number', 'validation', 'ValidateNumber'],
  server: ['Validate a cell on the server and keep the edit open', 'validation', 'UniqueSku'],
  buttons: ['Edit and save all rows with buttons', 'controlled-model', 'EditAllRows'],
  crud: ['Add, edit and delete rows', 'full-featured-crud', 'ManageParts'],
});

export const editingPersistence = group('/x/react-data-grid/editing/persistence', {
  state: ['Store edits in React state', 'the-processrowupdate-callback', 'SaveToState'],
  server: ['Save an edit on the server and handle a failure', 'server-side-persistence', 'SaveToServer'],
  confirm: ['Ask before a change is saved', 'ask-for-confirmation', 'ConfirmChanges'],
  remove: ['Delete a row when an edit empties it', 'delete', 'DeleteAtZero'],
});

export const customEditComponent = group('/x/react-data-grid/editing/custom-edit-component', {
  builtIn: ['Change a setting of the built-in editor', 'built-in', 'BuiltInEditor'],
  own: ['Write an edit component', 'create', 'RatingEditor'],
  slider: ['Edit a number with a slider', 'debounce', 'SliderEditor'],
  instant: ['Save as soon as the user chooses an option', 'auto-stop', 'InstantAutocomplete'],
});

export const editingEvents = group('/x/react-data-grid/editing/editing-events', {
  reasons: ['Find out why editing started or stopped', 'events', 'EditReasons'],
  focus: ['Keep editing when the focus moves out', 'focus-out', 'KeepEditing'],
  keys: ['Protect values from accidental key presses', 'protect', 'ProtectValues'],
});

export const editingRecipes = group('/x/react-data-grid/recipes-editing', {
  click: ['Start editing with a single click', 'single-click-editing', 'SingleClickEditing'],
  multiline: ['Edit several lines of text', 'multiline', 'MultilineEditor'],
  fields: ['Validate one field against another', 'conditional-validation', 'PaymentMethod'],
  linked: ['Change the options of a select with another field', 'linked-fields-row', 'LinkedRowFields'],
  bulk: ['Save several edits together', 'bulk-editing', 'BulkEditing'],
  paste: ['Save pasted values together', 'bulk-paste', 'BulkPaste'],
  unsaved: ['Warn about unsaved changes', 'unsaved-changes', 'UnsavedChanges'],
});

export const filtering = group('/x/react-data-grid/filtering', {
  initial: ['Set the initial filter', 'initialize-the-filters', 'InitialFilter'],
  saved: ['Switch between saved filters', 'controlled-filters', 'SavedFilters'],
  none: ['Turn filtering off', 'disable-for-all-columns', 'NoColumnFilter'],
  oneColumn: ['Turn filtering off for one column', 'disable-for-one-column', 'UnfilterableColumn'],
  readOnly: ['Show a filter that users cannot change', 'read-only', 'ReadOnlyFilter'],
  open: ['Open the filter panel from a button', 'apiref', 'OpenFilterPanel'],
});

export const filteringCustomization = group('/x/react-data-grid/filtering/customization', {
  fewer: ['Offer fewer operators', 'remove-an-operator', 'FewerOperators'],
  own: ['Create a filter operator', 'create-a-custom-operator', 'RatingOperator'],
  input: ['Replace the input of an operator', 'wrap-an-operator', 'SliderInput'],
  between: ['Filter numbers between two values', 'between', 'BetweenOperator'],
  keepSelected: ['Keep selected rows when filtering', 'custom-predicate', 'KeepSelectedRows'],
  restyle: ['Restyle the filter panel', 'custom-filter-panel', 'RestyledPanel'],
});

export const quickFilter = group('/x/react-data-grid/filtering/quick-filter', {
  initial: ['Start with a search', 'initialize-the-quick-filter-values', 'InitialSearch'],
  anyWord: ['Find rows that match any word', 'match-any-word', 'AnyWord'],
  hidden: ['Search hidden columns', 'including-hidden-columns', 'HiddenColumns'],
  column: ['Change how a column is searched', 'columns', 'SearchByYear'],
  split: ['Search for several terms, separated by commas', 'custom-parser', 'CommaSeparated'],
  visible: ['Show the search field at all times', 'always-visible', 'AlwaysVisibleSearch'],
  accents: ['Ignore accents when searching', 'ignore-diacritics', 'IgnoreAccents'],
});

export const serverFiltering = group('/x/react-data-grid/filtering/server-side', {
  basic: ['Filter on the server', 'basic', 'ServerFiltering'],
  dataSource: ['Filter with a data source', 'data-source', 'DataSourceFiltering'],
  debounce: ['Debounce requests while the user types', 'debounce', 'DebouncedRequests'],
});

export const multiFilters = group('/x/react-data-grid/filtering/multi-filters', {
  combine: ['Combine filters with Or', 'combine', 'SeveralFilters'],
  chips: ['Add and remove filters with chips', 'apiref', 'FilterChips'],
  onePerColumn: ['Allow one filter per column', 'one-filter-per-column', 'OneFilterPerColumn'],
  buttons: ['Hide the buttons of the filter panel', 'disable-action-buttons', 'PanelButtons'],
});

export const headerFilters = group('/x/react-data-grid/filtering/header-filters', {
  add: ['Add filters under the column headers', 'add', 'HeaderFilters'],
  simple: ['Hide the operators in header filters', 'simple-header-filters', 'SimpleHeaderFilters'],
  clear: ['Clear a header filter with one click', 'inline-clear-button', 'InlineClearButton'],
  oneColumn: ['Replace the header filter of one column', 'render-header-filter', 'ThreeStateFilter'],
});

export const filteringRecipes = group('/x/react-data-grid/filtering-recipes', {
  storage: ['Keep filters after a reload', 'persisting-filters-in-local-storage', 'FiltersInLocalStorage'],
  outside: ['Put the search field in the page header', 'quick-filter-outside-of-the-grid', 'SearchInPageHeader'],
  counts: ['Show the number of matches of preset filters', 'quick-filter-with-counts', 'PresetCounts'],
  week: ['Filter a date column by this week', 'this-week', 'ThisWeek'],
  tags: ['Filter a column of tags', 'array-values', 'FilterTags'],
});

export const pagination = group('/x/react-data-grid/pagination', {
  initial: ['Start on another page', 'initializing-the-pagination-model', 'InitialPage'],
  sizes: ['Change the page size options', 'page-size-options', 'PageSizeOptions'],
  auto: ['Fit the page size to the height', 'auto-size', 'AutoPageSize'],
  url: ['Keep the page in the URL', 'controlled-pagination-model', 'PageInUrl'],
  server: ['Load pages from a server', 'index-based-pagination', 'ServerPages'],
  everything: ['Sort, filter and paginate on the server', 'server-sort-filter', 'ServerEverything'],
  unknown: ['Paginate without a row count', 'unknown-row-count', 'UnknownCount'],
  cursor: ['Paginate with cursors', 'cursor-based-pagination', 'CursorPages'],
});

export const rowSelection = group('/x/react-data-grid/row-selection', {
  checkboxes: ['Add checkboxes', 'checkbox-selection', 'CheckboxSelection'],
  page: ['Select only the current page', 'visible-rows-selection', 'VisiblePageOnly'],
  click: ['Ignore clicks on the row', 'disable-row-selection-on-click', 'NoSelectionOnClick'],
  exclude: ['Exclude some rows from selection', 'disable-selection-on-certain-rows', 'SelectableRows'],
  controlled: ['Read the selected rows', 'controlled-row-selection', 'ControlledSelection'],
  filtered: ['Keep rows selected when a filter hides them', 'row-selection-with-filtering', 'KeepFiltered'],
  server: ['Select rows across server pages', 'usage-with-server-side-pagination', 'ServerSelection'],
});

export const cellSelection = group('/x/react-data-grid/cell-selection', {
  enable: ['Select a range of cells', 'enable', 'SelectCells'],
  fill: ['Write to all selected cells', 'controlled-cell-selection', 'FillSelection'],
  sum: ['Show the sum of the selected cells', 'status-bar', 'SelectionSum'],
  column: ['Select a whole column', 'apiref', 'SelectColumn'],
  style: ['Style the selected range', 'style', 'MarchingAnts'],
});

export const virtualization = group('/x/react-data-grid/virtualization', {
  rows: ['Show 100,000 rows', 'hundred-thousand-rows', 'HundredThousandRows'],
  columns: ['Show 1,000 columns', 'column-virtualization', 'ThousandColumns'],
});

export const accessibility = group('/x/react-data-grid/accessibility', {
  keys: ['Find out what a key does', 'key-tester', 'KeyTester'],
  tab: ['Keep one tab stop with buttons in cells', 'tab-sequence', 'TabSequence'],
  density: ['Make rows denser', 'density', 'DensityPicker'],
  users: ['Let users choose the density', 'set-the-density-programmatically', 'DensityToolbar'],
});

export const localization = group('/x/react-data-grid/localization', {
  texts: ['Change single texts of the grid', 'locale-text', 'CustomTexts'],
  translate: ['Translate the grid', 'translate', 'TranslatedGrid'],
  numbers: ['Format the row count in the footer', 'pagination', 'FormatNumbers'],
  rightToLeft: ['Show a grid from right to left', 'rtl', 'ArabicGrid'],
});
