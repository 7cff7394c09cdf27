import type { SearchPhrases } from './types.ts';

export const dataGridPhrases: SearchPhrases = {
  start: {
    '': 'starter, scaffold a grid, boilerplate, template project, generate code, wizard, which plan do I need, new vite project with a grid',
  },
  'react-data-grid': {
    '': 'table component, datatable, react table, overview of features, which plan has which feature',
    features: 'difference between community, pro and premium, free vs paid features, is this feature free',
    packages: 'which npm package to install',
    pro: 'large dataset, thousands of rows in one table',
    'good-to-know': 'SEO, limitations, server side rendering support',
  },
  'react-data-grid/accessibility': {
    '': 'keyboard shortcuts, screen reader, WCAG, arrow keys',
    navigation: 'arrow keys, page up, page down, home, end, move focus between cells',
    headers: 'open column menu or sort with keyboard, focus header',
    selection: 'select row with space key, ctrl a select all, copy with keyboard',
    'tab-sequence':
      'tab key to next cell, tab navigation, focus trap, leave grid with tab, tab through cells, focus next cell with tab, disable keyboard focus',
    density: 'compact rows, reduce row padding, dense table, smaller rows',
    'set-the-density-programmatically':
      'density selector button, let user choose compact or comfortable, remember density',
    rtl: 'arabic, hebrew, direction rtl',
    aria: 'aria-label, aria-rowcount, role grid, accessible name',
    'your-part': 'accessible name of the table, caption, color contrast, label buttons',
  },
  'react-data-grid/aggregation': {
    '': 'sum, average, count, min, max, subtotal, totals row, summary row',
    'show-a-total':
      'total row at the bottom, sum of a column, summary row in footer, footer with totals, grand total, summary at bottom, column sum, add total to footer',
    'initialize-aggregation': 'default aggregation, sum on load',
    'function-for-one-column': 'custom aggregation only for a certain column, weighted average, ratio of sums',
    'controlled-aggregation': 'change aggregation from outside, aggregation model state',
    'usage-with-row-grouping': 'subtotal per group, sum in group header, group totals, aggregate values in group rows',
    position: 'aggregation row at top, hide total in group footer, show sum inline, where to show the aggregated value',
    filtering: 'aggregate filtered rows only, total of all rows, total changes when filtering',
    'disable-for-all-columns': 'remove aggregation from menu',
    'disable-for-one-column': 'prevent aggregating a column',
    'built-in-functions': 'sum avg min max size count rows',
    'remove-functions': 'only allow sum, restrict aggregation functions per column',
    'custom-functions':
      'custom aggregation, count distinct, unique values, median, first and last, weighted average, distinct, concat strings, percent',
    'aggregating-data-from-multiple-row-fields':
      'weighted average, ratio of two columns, percentage computed from sums',
    'custom-value-formatter': 'format the aggregated value, currency in total, decimals in average',
    'custom-rendering':
      'style total cell, hide label sum under header, render cell in the footer row, aggregation label in header',
    selectors: 'get aggregated values, read the total outside',
    'server-side-aggregation': 'totals from the backend',
  },
  'react-data-grid/ai-assistant': {
    '': 'natural language query, chat with data, prompt, LLM, gpt',
    'custom-service': 'use own LLM, openai backend',
    'data-sampling': 'privacy of data sent to AI',
  },
  'react-data-grid/api-object': {
    '': 'apiRef, useGridApiRef, imperative methods, call grid methods',
    'inside-the-data-grid': 'useGridApiContext in toolbar or cell',
    'outside-the-data-grid': 'useGridApiRef, button outside grid that controls it, external control, imperative API',
    initialization:
      'apiRef.current is null or undefined or empty object, cannot read properties of null, apiRef in useEffect',
    'props-or-methods': 'controlled or imperative, when to use apiRef',
    typescript: 'type of apiRef, GridApiPro, GridApiPremium, GridApiCommunity type error',
  },
  'react-data-grid/cell-selection': {
    '': 'range selection, select multiple cells like Excel',
    enable: 'drag to select cells, excel like range selection',
    'with-row-selection': 'select only cell and not row',
    'controlled-cell-selection': 'get selected cells, selected cell value, listen to cell selection',
    'status-bar': 'sum of selected cells, count selected cells',
    apiref: 'programmatically select cells, fill selected cells, set value for all selected cells',
    style: 'border around selected range, color of selected cells, remove cell highlight',
    clipboard: 'copy multiple cells to excel',
  },
  'react-data-grid/cells': {
    '': 'valueGetter vs valueFormatter vs renderCell',
    compare: 'difference between valueGetter, valueFormatter and renderCell',
    choose: 'which one to use for computed or formatted values',
    rendercell:
      'renderCell does not sort, filter or export correctly, cell shows object object, stale value, cell not updating, filter does not work with renderCell, ellipsis missing, vertical align',
    'cell-params': 'access row data in cell, params.row, params.value, get other column value, GridRenderCellParams',
    'select-text': 'copy text from cell, highlight text, user-select',
    parts: 'CSS class of cell, alignment, center cell content vertically',
  },
  'react-data-grid/clipboard': {
    'clipboard-copy': 'copy cell value, ctrl c, copy selected rows, copy without headers, copy single cell',
    'raw-values': 'copy number without thousand separator, unformatted copy',
    'clipboard-paste': 'paste from excel, ctrl v, bulk paste into cells, google sheets',
    parsers: 'pasted values are strings, paste dates or numbers, paste into select column',
    'persisting-pasted-data': 'save pasted data to backend, processRowUpdate not called on paste',
    events: 'ask before paste, cancel paste, limit number of pasted rows, paste start and end',
    format: 'delimiter of copied data, comma or semicolon separated paste',
    'disable-paste': 'prevent paste, turn off clipboard',
  },
  'react-data-grid/column-definition': {
    '': 'GridColDef, columns prop, column configuration',
    define:
      'columns array, field and headerName, dynamic columns from data, generate columns from JSON, change columns at runtime, column order from config, hide field',
    'stable-reference':
      'columns reset on re-render, column width resets, column order lost after state change, useMemo columns, infinite re-render, typing in a cell loses focus, columns flicker',
    'value-getter':
      'nested object field, computed column, combine first and last name, dot notation in field, derived value, calculated column, full name, nested property, array of objects, undefined value in cell, cannot read properties of null, optional nested value, sort and filter on computed value',
    'value-formatter':
      'format date, currency, percent, decimal places, thousand separator, dollar sign, display label instead of value, boolean as yes no, format number, date column shows wrong format, date string, time zone of dates, phone number, trailing zeros, hide zero, dash for empty value, show percent',
    'rendering-cells':
      'custom cell component, button in cell, image in cell, icon, link, chip, progress bar, avatar, JSX in cell, HTML, switch or toggle in cell, checkbox in cell, popover or dialog from cell, image column, tags, JSX, conditional icon, line break',
    'hooks-in-cells':
      'useState in renderCell, Rendered more hooks than during the previous render, rendered fewer hooks, memo cell',
    keyboard: 'button in cell focus, link in cell, tab to button, click on button selects row, stop propagation',
    'expand-cell-renderer':
      'long text overflow, tooltip on cell, ellipsis, show full text on hover, truncated text, read more',
    'column-types':
      'type number, date, dateTime, boolean, singleSelect, actions, align numbers right, native column types, date picker column, boolean column icon, checkbox column, date column, string column, number alignment, left align numbers',
    'converting-types':
      'date string, ISO string to Date, value must be a Date object, valueGetter new Date, numbers as strings, timestamp, null dates, empty date, invalid date in column, date column error, timezone of date column',
    'custom-column-types':
      'default column settings for all columns, reuse column definition, defaultColDef, shared column options',
    'single-select':
      'dropdown column, enum values, options with labels, value and label objects, select box in cell, getOptionLabel, valueOptions per row, options from API, different options per row, multi select cell, color of options, sort options',
    actions:
      'edit and delete buttons per row, menu with three dots in row, action buttons, row menu, icon buttons, delete row button, getActions, disable action for some rows, conditional actions, confirm before delete, tooltip on action, hide action icon',
    'autogenerated-rows':
      'row is undefined in valueGetter, cannot read properties of undefined, params.row empty in group rows',
    'grouping-value': 'group by month or year, group by object',
    selectors: 'get list of columns, current column order, all columns',
  },
  'react-data-grid/column-dimensions': {
    '': 'column width, resize column',
    width:
      'set column width in pixels, percentage width, wider column, min and max width, default width for all columns',
    'fluid-width':
      'flex, columns fill full width, stretch columns to container, empty space on the right, columns take all available width, equal width columns, responsive columns, columns do not fill table, white space after last column, fit all columns on page without scrollbar, last column takes the rest',
    'minimum-width': 'columns too narrow on small screens, horizontal scroll with flex, minWidth',
    resizing:
      'drag to resize, disable column resizing, resizable false, column separator, fixed column width, cannot resize column, resize handle, save size after drag',
    'save-widths': 'remember column width, persist column width, local storage',
    autosizing:
      'fit column to content, auto width, autosizeColumns, width based on content, double click separator, columns too narrow for content, size columns to header, fit content',
    'autosizing-asynchronously':
      'autosize after data load, autosize not working on mount, autosizeOnMount ignores async rows',
    apiref: 'setColumnWidth, change width in code',
    events: 'onColumnWidthChange, listen to column resize',
  },
  'react-data-grid/column-groups': {
    '': 'multi-level header, multiple header rows, header spanning columns, grouped header, nested header, two header rows, columnGroupingModel',
    define: 'merge column headers, header over several columns, group header',
    order: 'column group split, grouped columns apart, same group appears twice',
    'nested-groups': 'three level header, sub headers',
    'customize-column-group':
      'style group header, background color of group header, icon in group header, align group header',
    'group-header-height': 'height of group header row',
    collapse: 'expand and collapse column group, hide columns of a group, toggle column group',
    reordering: 'drag column out of group, move columns between groups, freeReordering, drag whole column group',
    limits: 'columns panel shows groups, pin a column group, move entire group',
  },
  'react-data-grid/column-header': {
    'name-and-description': 'column title, header tooltip, description on hover, rename column header, headerName',
    'custom-header-renderer':
      'icon in header, renderHeader, custom header component, checkbox in header, info icon, JSX in header, two line header, custom sort icon, required asterisk',
    buttons: 'click on header button triggers sort, stop sorting when clicking icon in header',
    'header-height':
      'wrap header text, multi-line header, two lines in header, header text truncated, auto header height, hide header, taller header, line break in header, long header text cut off',
    style:
      'header alignment, center header, bold header, header background color, vertical line between headers, header text color, font weight, different header color per column',
    parts: 'hide sort icon, always show sort icon, hide column menu icon, header CSS classes',
  },
  'react-data-grid/column-menu': {
    '': 'three dots menu in header, header menu, kebab menu',
    'adding-a-menu-item': 'custom item in column menu, extra option in header menu',
    'overriding-default-menu-items': 'change text of menu item, custom filter item in menu',
    'hiding-a-menu-item':
      'remove hide column, remove filter or sort from menu, show only some menu items, hide manage columns, remove default actions from menu',
    'reordering-menu-items': 'order of menu items',
    'customize-the-menu-per-column':
      'different menu for one column, replace column menu, custom column menu component, menu depends on column',
    'disable-column-menu': 'remove three dots, hide menu icon from header, no column menu',
    apiref: 'open column menu from button',
  },
  'react-data-grid/column-ordering': {
    '': 'drag and drop columns, move columns, rearrange columns',
    'initial-order': 'default column order, set column order, orderedFields, saved order',
    'on-change': 'onColumnOrderChange, save column order, get column order after drag',
    disable: 'prevent dragging columns, fixed column position, disable reorder for one column, lock column position',
    limits: 'cannot drag pinned column, checkbox column order',
    'move-by-code': 'setColumnIndex, change order of columns in code',
  },
  'react-data-grid/column-pinning': {
    '': 'freeze column, sticky column, fixed column, lock column, first column stays while scrolling horizontally, pinned left and right, horizontal scroll keeps first column',
    initialize:
      'freeze first column, sticky left column, fixed right column, actions column always visible, column stays visible while scrolling, first column must not be hidden when scrolling',
    'controlled-model': 'pin columns from outside, save pinned columns, pinnedColumns state',
    'disabling-column-pinning': 'remove pin to left and right from menu, prevent unpin',
    'generated-columns':
      'pin checkbox column, checkbox column moves after pinning, pin tree or group column, pin detail toggle',
    'narrow-screens': 'pinned columns on mobile, pinned columns cover the grid, unpin on small screen',
    'reorder-pinned': 'drag pinned column, order of pinned columns',
    'auto-height': 'pinned columns misaligned with dynamic row height',
    style: 'shadow or border of pinned column, background color of pinned columns, transparent pinned column',
    apiref: 'pinColumn, unpinColumn, button to pin',
  },
  'react-data-grid/column-recipes': {
    'save-column-state':
      'save column settings in local storage, remember user preferences, persist column visibility, order and width',
    'columns-in-url': 'share view by link, query parameters, bookmark columns',
    'keep-width-and-order':
      'column width reset when columns change, order lost when columns update, dynamic columns keep state',
    'update-columns': 'change one column at runtime, updateColumns',
  },
  'react-data-grid/column-spanning': {
    '': 'colspan, merge cells horizontally, merge columns',
    'number-signature': 'cell across two columns, colSpan',
    'function-signature': 'conditional colspan, full width row, total row spanning columns',
    'heading-rows': 'section header row, separator row, full width row, subheading inside table',
    'merge-equal-values': 'merge cells with same value in a row',
    limitations: 'colspan with reorder, hidden columns or pinning',
  },
  'react-data-grid/column-visibility': {
    '': 'hide column, show column, toggle columns',
    'initialize-the-visible-columns':
      'column hidden by default, hide id column, hide property removed, initially hidden, hide column but keep its data',
    'column-visibility-panel':
      'column chooser, show hide columns button, manage columns, column selector, bring back hidden column, cannot show columns again, unhide column',
    'prevent-hiding':
      'disable hiding for one column, hideable false, mandatory column, user hid all columns, at least one column visible',
    'controlled-visible-columns':
      'columnVisibilityModel, toggle column from outside, hide columns on mobile, responsive columns by breakpoint, conditional column by role, remember hidden columns, hide column depending on screen size, onColumnVisibilityModelChange, save hidden columns',
    'disable-the-columns-panel': 'remove columns button, disableColumnSelector, no hide option',
    'listed-columns': 'exclude column from columns panel, hide actions or checkbox column from the list',
    'toggle-all-mode': 'show all or hide all button, select all columns',
    'hidden-columns': 'filter or sort by hidden column, hidden column in quick filter or export',
    apiref: 'setColumnVisibility, hide column in code',
    selectors: 'get visible columns',
  },
  'react-data-grid/components': {
    '': 'slots, slotProps, override internal components, replace footer or toolbar',
    'component-slots':
      'components prop, custom component in slot, pass props to slot, slot re-mounts or loses focus on each keystroke, replace part of the grid, custom no rows, wrap component',
    toolbar:
      'custom toolbar, add buttons above the table, GridToolbar, title above table, hide toolbar, show toolbar, toolbar not showing, remove toolbar',
    'legacy-toolbar': 'GridToolbarContainer, GridToolbarQuickFilter, GridToolbarFilterButton deprecated',
    footer:
      'custom footer, hide footer, selected row count in footer, remove rows selected text, footer with total, selected row count, hide selected count text, footer row count',
    pagination:
      'custom pagination component, page numbers, replace next and previous buttons, first and last page buttons, go to page',
    'row-context-menu':
      'right click menu on row, context menu, copy from context menu, double click on row, double click row opens dialog, row mouse enter, hover on row shows buttons',
    cell: 'popover on cell hover, mouse enter cell, tooltip on hover, cell mouse events, show popover or tooltip when hovering a row',
    root: 'data-testid, custom attributes, id of the grid',
    icons: 'change icon, custom sort icon, replace filter icon, expand icon, custom icons',
    'slot-list': 'list of slots, all slots, baseTextField, baseButton, baseSelect, baseCheckbox',
    'custom-slot-props-with-typescript':
      'TypeScript error on slotProps, does not exist in type, module augmentation, FooterPropsOverrides, ToolbarPropsOverrides',
  },
  'react-data-grid/components/columns-panel': {
    'open-by-code': 'open columns panel from own button',
    'adjust-the-panel':
      'hide search in columns panel, sort columns panel, remove show hide all, reset button, add button to columns panel, columns order in panel, hide toggle all',
    '': 'column selector in custom toolbar, column visibility button',
  },
  'react-data-grid/components/export': {
    '': 'download button, csv button, print button in toolbar',
    'basic-usage': 'export button in custom toolbar, download csv button',
    options: 'file name, delimiter, export only some columns, utf8 bom',
    'export-excel': 'export dropdown menu, excel button',
    'before-export': 'load all data before export, server side export all rows',
    apiref: 'exportDataAsCsv, external export button',
  },
  'react-data-grid/components/filter-panel': {
    '': 'filter button, filter popup',
    'basic-usage': 'filter button in custom toolbar, number of active filters badge',
    'open-programmatically': 'open filter panel on click, showFilterPanel',
    'customize-the-panel':
      'filter panel props, width of filter panel, style of filter form, column sort in filter select, hide logic operator',
    'replace-the-panel': 'custom filter panel, own filter form, drawer with filters',
  },
  'react-data-grid/components/quick-filter': {
    '': 'search box, search input, global search',
    'default-expanded': 'search always expanded, open search field',
    'always-open': 'search input always visible',
    'input-props': 'placeholder of search, width of search input, style search field',
    parser: 'comma separated search terms',
  },
  'react-data-grid/components/toolbar': {
    '': 'buttons above the table, header bar, custom toolbar',
    'basic-usage': 'add button to toolbar, custom toolbar, action button above table',
    'default-toolbar':
      'show toolbar, GridToolbar, customize default toolbar, remove a button from toolbar, density button',
    'settings-menu': 'user settings, toggle density or borders',
    'custom-panel': 'add row form, popup from toolbar',
    'filter-bar': 'chips for active filters, show applied filters, remove filter chip',
    'row-grouping-toolbar': 'drag column to group, group panel, drop zone for grouping',
    parts: 'toolbar height, background, alignment, move toolbar to bottom, toolbar buttons position',
  },
  'react-data-grid/components/usage': {
    '': 'composable toolbar components, render prop',
    troubleshooting: 'Could not find the Data Grid context, useGridRootProps should only be used inside',
    'the-render-prop': 'use own button component, replace material button',
  },
  'react-data-grid/custom-columns': {
    charts: 'sparkline in table cell, mini chart per row',
    'date-picker-editing': 'MUI date picker in cell editor, custom date editor, date time picker when editing',
    'date-picker-filters': 'date picker in filter, filter by date with custom input',
    'full-example': 'rating, progress bar, country, email link, avatar, chip cell examples',
  },
  'react-data-grid/editing': {
    '': 'edit cells inline, CRUD, editable table',
    'making-a-column-editable':
      'editable true, inline edit, edit number, date and select cells, boolean checkbox edit, cell not editable, checkbox editing with one click, editable date',
    'disable-editing-of-specific-cells-within-a-row':
      'read only rows, conditional editing, make some cells not editable, isCellEditable, disable edit for certain rows',
    'start-editing':
      'double click to edit, enter key, F2, type to edit, backspace clears cell, edit on typing, first character lost, select all text on edit',
    'stop-editing':
      'save on blur, commit on enter, cancel with escape, tab to next editable cell, enter moves down, edited cell loses value on tab, keep focus after enter, move right on enter, blur',
    'row-editing':
      'edit full row, editMode row, save button for row, edit all cells of a row at once, save whole row, row edit buttons',
    'value-parser-and-value-setter':
      'valueParser, valueSetter, edit nested field, save computed value, uppercase input, round value, edit full name column, value not updated after editing with valueGetter',
    validation:
      'required field, error message in cell, invalid value, async validation, preProcessEditCellProps, red border, prevent saving invalid input, max length, validate on save, validation of new row, disable save button while invalid, tooltip with error, duplicate value',
    'controlled-model':
      'start edit mode with button, rowModesModel, cellModesModel, edit button, put row in edit mode programmatically, exit edit mode, edit all rows at once, all cells in edit mode, always in edit mode, click edit button',
    'full-featured-crud':
      'add new row, delete row, insert empty row, create record button, save and cancel buttons, add record, new row on top or last page, cancel removes new row, row actions save cancel',
    apiref: 'setEditCellValue, startCellEditMode, stopRowEditMode, get value while editing',
  },
  'react-data-grid/editing/custom-edit-component': {
    'built-in':
      'GridEditInputCell, limit number input, min and max of number, style of edit input, dropdown style when editing, select editor props, placeholder',
    create:
      'custom editor, renderEditCell, autocomplete in cell, slider or rating editor, text area, masked input, custom input when editing',
    debounce: 'slow typing in edit cell, debounceMs',
    'auto-stop':
      'save select immediately on change, close editor after choosing option, commit dropdown value without clicking away, exit edit mode after select',
  },
  'react-data-grid/editing/editing-events': {
    events: 'onCellEditStop, onCellEditStart, onRowEditStop, listen when editing ends, onCellEditCommit replacement',
    'stop-reasons': 'GridRowEditStopReasons, rowFocusOut, enter key behavior while editing, tab key while editing',
    veto: 'prevent exit of edit mode, defaultMuiPrevented',
    'focus-out': 'do not save when clicking outside, stay in edit mode on blur, discard on click away',
    protect: 'do not start editing on key press, prevent delete key from clearing cell, disable edit by typing',
  },
  'react-data-grid/editing/persistence': {
    '': 'save edited row, processRowUpdate, API call after edit',
    'the-processrowupdate-callback':
      'processRowUpdate, edited value reverts, update state after edit, edited value not saved, old value comes back, onCellEditCommit, get updated row, No processRowUpdate provided, cell value resets, rows state after edit, called on every edit, new row and old row',
    'server-side-persistence':
      'save to database, PUT or POST request after edit, onProcessRowUpdateError, error from server when saving, rollback, show snackbar after saving, failed save keeps editing, async save, mutation',
    'changed-fields': 'send only changed values, compare new and old row',
    'ask-for-confirmation': 'confirm dialog before save, cancel edit and revert, are you sure',
    delete: 'remove row after edit',
    'data-source': 'updateRow, edit with server side data',
  },
  'react-data-grid/events': {
    '': 'onRowClick, onCellClick, event handlers',
    props:
      'onRowClick, click on row, onCellClick, onRowDoubleClick, get clicked row data, onCellKeyDown, double click on row, hover on row, cell key press, row click opens',
    usegridevent: 'useGridApiEventHandler, useGridEvent',
    subscribeevent: 'subscribeEvent, listen to events from outside, event listener',
    handler: 'params of row click, get row data on click, event details',
    'disabling-the-default-behavior':
      'prevent default, disable double click, disable keyboard shortcut, stop enter key, disable arrow key navigation, space key, disable typing to edit, ignore enter, prevent selection on click',
    'row-and-cell-events': 'row double click, cell focus, mouse over row, key down, cell blur',
    'column-events': 'header click, column resize event, header double click, header context menu',
    'model-events': 'sort change, filter change, page change, selection change callbacks',
    'grid-events': 'onStateChange, on resize, rows set, scroll end, grid ready event, on mount',
  },
  'react-data-grid/export': {
    '': 'download table, csv, excel, pdf, print',
    customization:
      'export button, hide print option, remove csv export, file name of export, export menu options, disable toolbar button, only CSV, hide export button, remove download option',
    columns:
      'exclude column from export, export hidden columns, order of exported columns, export only some fields, all columns, export column not visible in grid, exclude action column',
    'exported-rows':
      'export only selected rows, export filtered rows, export all rows, export current page only, getRowsToExport, print only selected rows, export only visible rows, export all pages',
    'grouped-rows': 'export without group rows, export collapsed groups, tree data export',
    'exported-cells':
      'formatted value in export, object object in csv, renderCell in export, export raw value, date format in csv, valueFormatter in export',
    'csv-export':
      'delimiter, separator, BOM, special characters, encoding, header row, escape formulas, accented characters in Excel, semicolon, umlauts broken in Excel, file extension, quotes',
    'print-export':
      'print page style, landscape, PDF, hide toolbar or footer when printing, print all rows, pageStyle, print is cut off, print only part, print header',
    'excel-export':
      'xlsx, column width in Excel, date format in Excel, style cells in Excel, ExcelJS, export with formatting, numbers as text in Excel',
    'excel-process': 'title in Excel, header and footer rows, merge cells in Excel, multiple sheets, logo, password',
    'excel-progress': 'loading indicator while exporting',
    'web-worker': 'slow Excel export, freeze during export, large file',
    'custom-export': 'export as JSON, custom export option, own export format, PDF export',
    apiref: 'exportDataAsCsv, getDataAsCsv, export with own button',
  },
  'react-data-grid/features': {
    '': 'feature list, comparison, roadmap',
    limits: 'more than 100 rows per page, maximum page size, multiple filters in free version, multi sort free',
    'other-props': 'nonce, disableEval, logger, throttle, resizeThrottleMs',
  },
  'react-data-grid/filtering': {
    '': 'filter rows, search in column, column filter',
    operators:
      'contains, equals, greater than, between, is any of, is empty, date filter, number filter, boolean filter, filter dropdown, select filter, filter of select column, which operators, filter null values, blank cells, is not empty, not equal, greater or equal, operator missing for column type',
    'initialize-the-filters':
      'default filter, filtered on load, initial filter value, filter applied by default, show only active rows first',
    'controlled-filters':
      'set filter from outside, filterModel, external filter, reset filters button, clear all filters, filter with button or select, dropdown outside of grid, filter state, onFilterModelChange, filter by value from select outside, date range outside, filter with checkbox',
    'disable-for-all-columns': 'remove filter from menu, no filtering',
    'disable-for-one-column': 'filterable false, exclude column from filters',
    'read-only': 'filter that user cannot remove',
    'ignore-diacritics': 'accent insensitive, special characters, é matches e',
    debounce: 'filter delay, slow filter while typing',
    apiref: 'setFilterModel, upsertFilterItem, showFilterPanel, open filter panel, filter in code',
    selectors:
      'get filtered rows, number of rows after filtering, filtered row count, visible rows, gridFilteredSortedRowIdsSelector, total of filtered rows, filtered data in parent component',
  },
  'react-data-grid/filtering-recipes': {
    'persisting-filters-in-local-storage':
      'remember filters, save filter model, filter in URL, keep filter after reload',
    'quick-filter-outside-of-the-grid': 'search box outside of the grid, external search input, portal',
    'quick-filter-with-counts': 'tabs with number of rows, filter buttons with counts',
    'this-week': 'filter by date range, last 7 days, relative dates, today',
    'array-values': 'filter array column, multi value cell, tags, chips, list of strings',
  },
  'react-data-grid/filtering/customization': {
    'remove-an-operator':
      'only contains operator, hide operators, limit filter operators, default operator, reorder operators',
    'create-a-custom-operator':
      'custom filter, custom filter function, getApplyFilterFn, own filter logic, not contains, custom filter for nested object, filter arrays, filter by id but show name',
    'custom-input-component':
      'custom filter input, autocomplete in filter, select in filter, InputComponent, multi select filter, dropdown in filter, date range input, input loses focus, debounce filter input, date range picker as filter',
    'wrap-an-operator': 'change input of filter, date picker or slider in filter, dropdown for text column filter',
    between: 'range filter, between operator, min max filter, number range, date range filter',
    'custom-predicate':
      'case sensitive filter, trim, change how equals works, time ignored in date filter, filter by row data, keep parent rows, filter on multiple fields of a row, filter by another column, ignore case, exact match',
    'custom-filter-panel':
      'filter panel customization, hide logic operator, style filter panel, props of filter panel, default filter column, width of filter inputs, add custom controls to filter panel, apply button in filter panel, reset button, filter several columns at once in panel',
    'customize-the-filter-panel-position':
      'where the filter panel opens, anchor of panel, popper position, move filter panel',
    'operator-options': 'requiresFilterValue, getValueAsString, headerLabel, label of operator',
  },
  'react-data-grid/filtering/header-filters': {
    '': 'filter row below header, inline filters, filter inputs in header',
    add: 'filter input under each column header',
    'simple-header-filters': 'header filter without operator, only input',
    'inline-clear-button': 'clear icon in header filter',
    'render-header-filter':
      'custom filter in header of one column, hide header filter for a column, select as header filter',
    'custom-header-filters':
      'replace header filter cell, dropdown header filter, checkbox list of values like Excel filter',
    'custom-input': 'custom component in header filter',
  },
  'react-data-grid/filtering/multi-filters': {
    '': 'multiple filters, several conditions, AND OR',
    combine: 'filter by more than one column, and or operator, two filters at the same time, only one filter works',
    'one-filter-per-column': 'one condition for each column',
    'visible-columns': 'hidden columns in filter panel, remove hidden column from filter list',
    'disable-action-buttons': 'hide add filter and remove all buttons',
    server: 'several filters in API request, logicOperator',
  },
  'react-data-grid/filtering/quick-filter': {
    '': 'search box, global search, search all columns, search bar, search input',
    'initialize-the-quick-filter-values': 'default search value, prefill search',
    'match-any-word': 'search OR, match one of the words',
    'including-hidden-columns': 'search in hidden columns, excludeHiddenColumns',
    columns:
      'exclude column from search, search does not find dates or numbers, search formatted value, getApplyQuickFilterFn, search in rendered value, custom search logic',
    'custom-parser': 'exact phrase search, search with spaces, comma separated search',
    'always-visible': 'search field always open, expanded search, search on the left',
    'server-side': 'search on backend, search API',
  },
  'react-data-grid/filtering/server-side': {
    basic: 'filter by API, backend filtering, filterMode server, onFilterModelChange request',
    query: 'filter model to query string, translate operators to SQL or API parameters',
    empty: 'no rows message when searching on server',
    'sorting-and-pagination': 'server side sort, filter and pagination together',
    debounce: 'too many requests while typing, delay request',
    client: 'custom operators on server',
  },
  'react-data-grid/layout': {
    '': 'height, width, container, responsive size, full height',
    'fixed-size':
      'fixed height, max height with scroll, scrollbar inside grid, sticky header while scrolling, sticky header, fixed header while scrolling, vertical scroll',
    fill: 'fill screen, full height, 100vh, take remaining height, flex 1, full page grid, use all available space, height of screen minus header, stick footer to bottom',
    'flex-parent-container':
      'auto height, height by number of rows, no vertical scrollbar, grid as tall as content, remove inner scrollbar, dynamic height, empty space below rows',
    limits: 'max-height, min-height, scroll only when many rows',
    percent: 'height 100% not working, percentage height',
    width:
      'grid overflows parent, does not shrink, horizontal scroll of page, grid grows wider in flex container, width 100%, overflow, grid keeps expanding, grows endlessly in width, infinite width, does not shrink when sidebar opens, window resize, too wide for screen',
    'empty-grid': 'height of grid without rows, no rows overlay height',
    'auto-height': 'autoHeight prop, deprecated autoHeight, performance of autoHeight',
    'no-height':
      'grid not visible, nothing is displayed, grid not showing, rows not rendering, blank grid, empty height, only header is visible, useResizeContainer error, grid does not appear, width 0, data grid not displaying, does not load, table invisible, collapsed, parent height zero, rows missing',
    'server-rendering': 'layout shift, SSR, flash on load',
  },
  'react-data-grid/list-view': {
    '': 'mobile view, cards instead of table, card layout',
    'implementing-list-view': 'show rows as cards',
    responsive: 'cards on mobile and table on desktop, responsive table',
    'optimizing-list-view-for-small-screens': 'phone UI, touch, drawer',
  },
  'react-data-grid/localization': {
    'locale-text':
      'change label, change text of toolbar or footer, rows per page text, rename No rows, custom labels, custom text for filter operators, column menu labels, aria labels',
    'translation-keys': 'name of text key, footerRowSelected, toolbarExport',
    translate: 'language, German, French, Spanish, locale, translate grid, localeText in theme, i18n',
    override: 'change one translated label',
    'supported-locales': 'supported languages, list of locales',
    own: 'missing language, add new language',
    pagination: 'rows per page label, thousands separator in pagination, displayed rows text, translate pagination',
    rtl: 'right to left, arabic, hebrew, persian',
  },
  'react-data-grid/master-detail': {
    '': 'expandable rows, nested table, row details, collapsible row, accordion row, sub table, drill down',
    content:
      'expand row to show more information, nested grid inside row, expandable row, sub grid, child table, only some rows expandable, expand row with details, hide toggle for rows without content',
    height: 'detail panel auto height, dynamic height of expanded row, content cut off in panel',
    'controlling-expanded-detail-panels':
      'expand rows by default, open detail panel programmatically, close all, expanded rows state',
    'lazy-content': 'fetch details when expanding, load data on expand',
    form: 'edit in expanded row, inputs in detail panel',
    'toggle-position': 'move expand icon, expand column at the end or right',
    'toggle-cell': 'custom expand icon, hide expand icon, header of expand column, change plus icon',
    sticky: 'detail panel width, panel scrolls horizontally, full width of grid',
    apiref: 'toggleDetailPanel, expand in code',
  },
  'react-data-grid/overlays': {
    '': 'loading, no rows, no results, empty state',
    'loading-overlay':
      'loading spinner, loading indicator, show loader while fetching, loading prop, loading state for server data, blur rows while loading',
    variants: 'skeleton, linear progress, circular progress',
    'custom-loading': 'custom loader, own spinner',
    'no-rows-overlay':
      'no data message, empty state, custom no rows text, empty table message, no rows image, table shows No rows, translate no rows, hide no rows message',
    'no-results-overlay': 'no results found, nothing matches filter',
    'no-columns-overlay': 'all columns hidden, no columns, all columns were hidden from the menu, columns disappeared',
    height: 'overlay height in empty grid, overlay cut off',
  },
  'react-data-grid/pagination': {
    '': 'page size, rows per page, paging, next page',
    'initializing-the-pagination-model': 'default page size, rows per page default, start on page, initial page',
    'page-size-options':
      'rows per page dropdown, rowsPerPageOptions, hide rows per page, show all rows option, page size not in options warning, 25 rows per page, all rows, page size selector not showing, custom page size',
    'auto-size': 'as many rows as fit, automatic page size',
    'controlled-pagination-model':
      'set page from outside, reset to first page, onPageChange, paginationModel, page in URL, go to page, page resets, page resets to zero after update, stay on page, page change callback, zero-based page',
    pro: 'enable pagination in Pro, disable pagination, hide pagination, remove pagination, more than 100 rows, pagination not showing in Pro or Premium, turn off paging, pagination in Pro, show all rows without paging',
    'server-side-pagination': 'fetch page from API, backend pagination, paginationMode server',
    'index-based-pagination':
      'rowCount, total number of rows, only first page has data, next button disabled, page jumps back to 0, page and limit, offset, wrong number of pages, total count from API, rowCount flickers or becomes undefined while loading, next page does nothing',
    'server-sort-filter': 'server side sort, filter and paging together',
    'unknown-row-count': 'unknown total, hasNextPage, no row count',
    'cursor-based-pagination': 'next page token, cursor, load next page by key, GraphQL',
    footer:
      'custom pagination, page numbers, label of displayed rows, hide selected rows count, pagination on top, first and last page buttons, style pagination, align pagination, pagination labels, jump to page, show total pages, hide rows per page, pagination component in toolbar',
    apiref: 'setPage, setPageSize, next page button',
    selectors: 'current page, page count, number of pages',
  },
  'react-data-grid/performance': {
    '': 'slow, lag, optimize, re-render',
    'keep-props-stable':
      'too many re-renders, memo, grid re-renders on each parent render, useMemo, useCallback, grid is slow, whole grid renders again when one state changes',
    'cost-of-references': 'new array each render, expensive props',
    'move-state-down': 'typing in input is slow because grid re-renders',
    cells: 'slow renderCell, memo cell, laggy scrolling, heavy cells',
    virtualization: 'autoHeight is slow, all rows rendered, slow with many rows',
    'load-less': 'too much data, memory, 100000 rows',
    updates: 'frequent updates are slow, websocket',
    filters: 'filtering is slow, sort is slow',
    measure: 'profiling, development mode is slow',
  },
  'react-data-grid/pivoting': {
    '': 'pivot table, cross table, crosstab',
    'initialize-pivoting': 'pivot by default, pivot model',
    'controlled-pivoting': 'enable pivot mode, save pivot model, toggle pivot',
    'disable-pivoting': 'remove pivot from menu, hide field from pivot panel',
    'derived-columns': 'group by year, quarter or month in pivot',
    'customize-columns':
      'pivot column definition, format pivot values, width of pivot columns, hide aggregation label, collapse',
    'large-data': 'pivot performance',
    apiref: 'toggle pivot panel in code',
  },
  'react-data-grid/quickstart': {
    '': 'getting started, install, first table, hello world, basic example',
    installation: 'npm install data grid, yarn add, pnpm',
    rows: 'rows need id, sample data',
    render: 'basic example, grid does not show, parent needs height',
    typescript: 'GridColDef generic type, GridRowsProp, TypeScript column types, params types',
    'theme-augmentation': 'MuiDataGrid does not exist in type Components, theme types',
    bundling:
      'CSS import error, unknown file extension .css, jest cannot parse css, vitest, webpack css loader, index.css, unexpected token',
    'next-js': 'next.js, app router, use client, SSR, functions cannot be passed to client components',
  },
  'react-data-grid/recipes-editing': {
    'single-click-editing':
      'edit on single click, one click edit, dropdown visible without double click, start editing on click',
    zod: 'schema validation of rows, yup, valibot, validate with a schema',
    multiline: 'textarea in cell, edit long text, line breaks in cell',
    'conditional-validation': 'validate one field depending on another, end date after start date, required if',
    'linked-fields':
      'dependent dropdown, options depend on another column, cascading select, change value of another cell',
    'linked-fields-row': 'update other cell while editing row, cascading select, reset dependent field',
    'linked-fields-cell': 'set another field when value changes, compute other column after edit',
    'bulk-editing': 'save all button, batch edit, edit several rows then save, discard changes, unsaved edits',
    'unsaved-changes': 'warn before leaving page, dirty rows, beforeunload',
  },
  'react-data-grid/recipes-row-grouping': {
    'toggling-groups-on-row-click': 'expand group by click on row',
    'one-group-at-a-time': 'collapse other groups, accordion groups',
    'keep-groups-expanded': 'groups collapse after update, expansion lost when rows change, remember expanded groups',
    'pinning-the-grouping-column': 'pin group column',
    'sorting-groups-by-child-count': 'sort groups by number of rows, sort by count',
    'row-count': 'number of rows in groups, footer row count wrong with grouping, total rows when grouped',
    'drag-headers': 'group by drag and drop of column header',
  },
  'react-data-grid/row-definition': {
    'feeding-data': 'rows prop, array of objects, data not showing, map API response to rows, empty cells',
    typescript: 'row type, GridRowModel, GridValidRowModel, generic rows',
    loading: 'fetch data, axios, useEffect fetch rows, load data from API, react query',
    'row-identifier': 'getRowId, custom id, _id, no id property, uuid, primary key, composite key, unique key',
    'id-errors':
      'all rows must have a unique id property, duplicate id, row id undefined, same row repeated, No row with id found, duplicated rows',
    'stable-reference':
      'selection lost on re-render, rows re-created each render, maximum update depth exceeded, infinite loop',
    'read-rows':
      'get all rows, getRow, get row by id, getRowModels, current data of grid, number of rows, row index, row number column',
    parts: 'row CSS classes, hover style, selected row style',
  },
  'react-data-grid/row-grouping': {
    '': 'group rows by column, group by, grouped rows, expandable groups, categories',
    'initializing-row-grouping':
      'group by default, grouped on load, rowGroupingModel, group by two columns, default grouping',
    'controlled-row-grouping': 'change grouping from outside, group by select',
    'multiple-grouping-columns': 'one column for each group level, multiple grouping columns',
    'custom-grouping-column': 'group column header name, width of group column, rename Group',
    'group-titles':
      'custom group header, render group row, format group value, icon in group row, group label, format date in group header, blank group title',
    'leaf-values': 'show value in group column for child rows',
    'hide-count': 'hide number in parentheses, descendant count',
    indentation: 'padding of nested rows',
    'hide-grouped-columns': 'hide column when grouping by it, duplicate column after grouping',
    'disable-row-grouping': 'prevent grouping by a column, groupable false, remove group by from menu',
    'using-groupingvaluegetter-for-complex-grouping-value':
      'group by object, group by year or month, group by date, ranges, groupingValueGetter, conditional grouping, group by nested value, group by first letter',
    'rows-with-missing-groups':
      'null group, undefined group, ungrouped rows, do not group some rows, group with only one row',
    'group-expansion':
      'expand all groups, collapse all, expand by default, open groups initially, expand all button, groups collapsed by default, keep expanded',
    'sorting-and-filtering': 'sort within groups, filter groups, order of groups',
    'automatic-parent-and-child-selection':
      'checkbox on group selects children, select all rows of a group, hide checkbox in group row',
    'drag-and-drop-group-reordering': 'drag row to another group',
    apiref: 'get children of group, rows in group, expand row in code, setRowChildrenExpansion, addRowGroupingCriteria',
    'grouping-columns': 'grouping column options',
  },
  'react-data-grid/row-height': {
    '': 'taller rows, row size',
    'static-row-height': 'change row height, smaller rows, rowHeight',
    'variable-row-height': 'different row heights, row height by content or data',
    'dynamic-row-height':
      'auto row height, wrap text in cell, multi-line cell, multiple lines, row height fit to content, white-space, word wrap, text cut off, padding with auto height',
    'center-cells': 'vertically center text with auto row height, vertical alignment, cell text at the top',
    'expand-cells': 'show more in cell, read more, expand text',
    'reset-row-heights': 'row height does not update, resetRowHeights, recalculate',
    'row-spacing': 'gap between rows, margin between rows, rows as cards',
    'border-spacing': 'border around rows, thicker border',
    limits: 'estimated row height, scroll jumps with auto height',
  },
  'react-data-grid/row-ordering': {
    '': 'drag and drop rows, sort rows manually, move rows, rearrange rows',
    'implementing-row-reordering': 'drag handle, reorder rows by drag and drop',
    save: 'onRowOrderChange, persist order of rows, order reset',
    keyboard: 'move up and move down buttons, reorder without mouse',
    'customizing-the-row-reordering-cell': 'drag icon, text shown while dragging, ghost',
    'customizing-the-reorder-column': 'position of drag handle, drag handle column at end',
    disabled: 'drag not working with sorting, disable reorder for some rows',
    apiref: 'setRowIndex, move row in code',
  },
  'react-data-grid/row-pinning': {
    '': 'sticky row, freeze row, fixed row, pinned total row, always visible row',
    'implementing-row-pinning':
      'row fixed at top or bottom, summary row, total row at the end, sticky first row, freeze header row',
    'controlling-pinned-rows': 'pin row button, pin and unpin rows',
    'sticky-totals':
      'total row that updates, sum row at bottom, summary row as last row, footer total of filtered rows',
    'usage-with-other-features':
      'select or edit pinned rows, sort with pinned rows, total row always last when sorting, exclude row from sorting, master detail, tree data or grouping with pinned rows',
  },
  'react-data-grid/row-recipes': {
    'open-a-page': 'navigate on row click, link row, open details page, router link, row as link, open in new tab',
    'open-with-row-click': 'open modal on row click, dialog with row details, drawer',
    'one-expanded-detail-panel-at-a-time': 'only one row expanded, close other panels',
    'expand-or-collapse-all-detail-panels': 'expand all rows, collapse all rows button',
    'toggling-detail-panels-on-row-click': 'expand row on click anywhere, open detail by row click',
  },
  'react-data-grid/row-selection': {
    '': 'select rows, selected rows, checkboxes',
    'checkbox-selection':
      'checkbox column, select all checkbox, select all rows, checkboxes in grid, header checkbox, tick rows, select all button, select all selects only visible rows, header checkbox indeterminate, checkbox not working',
    'custom-checkbox-column':
      'move checkbox column, hide select all checkbox, remove header checkbox, checkbox column width, checkbox color, radio button, pin checkbox, checkbox at the end, tooltip on checkbox, disable header checkbox, checkbox in last column',
    'visible-rows-selection': 'select all on current page only, select all selects all pages, select all across pages',
    'multiple-row-selection':
      'single selection, only one row, radio button selection, ctrl click, shift click range, multi select in community, select with one click, disable multiple selection, select range with shift, only single row can be selected, one checkbox at a time',
    limits: 'maximum number of selected rows, restrict selection, disable remaining checkboxes',
    'disable-row-selection-on-click':
      'click on row should not select, only checkbox selects, prevent selection on cell click, remove highlight on click, clicking a button in a cell selects the row',
    'disable-selection-on-certain-rows':
      'disable checkbox for some rows, isRowSelectable, not selectable rows, conditional checkbox, hide checkbox of a row',
    'disable-row-selection': 'no selection, remove blue background, turn off row highlight',
    'controlled-row-selection':
      'get selected rows, selected row data, default selected rows, preselect rows, initial selection, clear selection, deselect all, select rows programmatically, onRowSelectionModelChange, selectionModel, Set of ids, include and exclude, initial state of checkboxes, check rows by default, selection resets, selected rows state, rows get deselected, selection callback fires, onSelectionModelChange, read selected ids, uncheck all after delete',
    'row-selection-with-filtering':
      'selection lost when filtering, keep selected rows after filter or data change, keepNonExistentRowsSelected',
    'usage-with-server-side-pagination': 'selection lost when changing page, keep selection across pages',
    tree: 'select children with parent, cascade selection, indeterminate checkbox',
    apiref: 'getSelectedRows, selected row objects, select row in code, whole row data of selected rows',
  },
  'react-data-grid/row-spanning': {
    '': 'rowspan, merge cells vertically, merge rows',
    enable: 'merge rows with same value, rowspan, combine cells vertically',
    'customizing-row-spanning-cells': 'span only some columns, rowSpanValueGetter',
    exclude: 'disable row span for a column',
    limits: 'rowspan with sorting, filtering, pagination or editing',
  },
  'react-data-grid/row-updates': {
    '': 'add row, delete row, update row, real time data, refresh data',
    'the-rows-prop':
      'rows not updating, add or remove row in state, immutable update, data changed but grid shows old data, refresh grid, re-render after data change, table does not refresh after adding data, new row not shown, delete selected rows',
    'the-updaterows-method':
      'update single row, updateRows, delete row by id, append row, add row at top, change one cell value, edit row from outside, update cell programmatically',
    'several-rows': 'batch update',
    throttling: 'websocket, live data, many updates per second, throttleRowsMs',
    'keep-the-scroll-position': 'scroll jumps to top after update, scroll position reset, focus lost after update',
    'lazy-loading': 'infinite scroll, load more on scroll, onRowsScrollEnd, append rows when scrolling',
    'legacy-lazy-loading': 'onRowsScrollEnd, onFetchRows, rowsLoadingMode deprecated',
    apiref: 'setRows, getRowModels, replaceRows',
  },
  'react-data-grid/scrolling': {
    '': 'scroll to row, scroll position, scrollbar',
    'scrolling-to-specific-cells':
      'scroll to cell, scrollToIndexes, bring row into view, scroll to top or bottom, focus cell, keep selected row in view, horizontal scroll to column',
    'row-by-id': 'scroll to selected row, scroll to newly added row, jump to row, find row',
    pagination: 'go to page of a row, page that contains row',
    'scroll-restoration': 'remember scroll position when going back',
    events: 'detect scroll to bottom, scroll event, sync scroll of two grids, horizontal scroll buttons',
  },
  'react-data-grid/server-side-data': {
    '': 'data source, fetch rows from backend, server side table, remote data, dataSource getRows',
    'the-solution-the-data-source-layer':
      'server side pagination, sorting and filtering with one function, load data from API on demand, server side table with sorting, filtering and paging',
    parameters: 'sortModel, filterModel, start, end, paginationModel in request, query parameters',
    'data-caching': 'cache responses, refetch, ttl, stale data',
    'no-cache': 'always refetch, disable cache, dataSourceCache null',
    'custom-cache': 'react query cache, GridDataSourceCacheDefault',
    'updating-data': 'edit and save with data source, updateRow mutation',
    'error-handling': 'request fails, show error message, retry, onDataSourceError, toast on error',
    apiref:
      'refetch rows, refresh data, reload grid data, fetchRows, invalidate cache, refresh after create or delete, force reload',
  },
  'react-data-grid/server-side-data/aggregation': {
    '': 'totals from server with data source',
    basic: 'aggregateRow, getAggregatedValue, sum from backend',
  },
  'react-data-grid/server-side-data/backend': {
    '': 'node server example, sqlite, full-stack project, example backend',
    run: 'download backend project',
    fields: 'SQL injection, hostile requests',
    postgresql: 'migrate from sqlite to postgres',
  },
  'react-data-grid/server-side-data/lazy-loading': {
    '': 'infinite scroll, infinite loading, load on scroll',
    'viewport-loading': 'virtual scrolling with server data, skeleton rows, load rows in viewport',
    'infinite-loading': 'infinite scroll, load more rows when scrolled to the bottom, endless list',
    'row-count': 'rowCount -1, total unknown',
    'request-throttling': 'too many requests while scrolling, debounce, lazyLoadingRequestThrottleMs',
    'nested-lazy-loading': 'lazy loading with tree data or grouping, selection with infinite scroll',
  },
  'react-data-grid/server-side-data/recipes': {
    'http-api': 'REST API, fetch, URL search params, query string',
    sql: 'SQL query, LIMIT OFFSET, ORDER BY, postgres, database',
    contract: 'backend API specification, request and response format',
    'sql-conflicts': 'optimistic locking, concurrent edits',
    'nested-pagination': 'load more children, paginate children',
  },
  'react-data-grid/server-side-data/row-grouping': {
    '': 'group by on backend',
    basic: 'getGroupKey, getChildrenCount, groups from server, lazy groups',
    'group-expansion': 'expand server groups by default',
    'error-handling': 'group failed to load',
  },
  'react-data-grid/server-side-data/tree-data': {
    '': 'lazy tree data, load children from server',
    basic: 'lazy load children, fetch child rows on expand, dynamic tree rows',
    'group-expansion': 'expand all server tree rows',
  },
  'react-data-grid/sorting': {
    '': 'sort rows, order by, ascending, descending, sorting not working, sort arrow',
    'initialize-the-sort-model':
      'default sort, sort by default, initially sorted, sort on load, sort column by date descending at start, sorted when page loads, default order of rows',
    'controlled-sort-model':
      'set sort from outside, sortModel, save sorting, clear sort, reset sorting, sort state, onSortModelChange, sort callback, current sort column and direction',
    'multi-sorting': 'sort by two columns, secondary sort, shift click, multi column sort',
    'multi-sorting-always': 'multi sort without shift or ctrl',
    'sorting-order':
      'descending first, remove unsorted state, only asc and desc, toggle without none, sort direction cycle, third click, remove sorting on third click, first click descending',
    'disable-for-all-columns': 'no sorting, disable sort on header click, remove sort from menu',
    'disable-for-one-column': 'sortable false, remove sort arrow from column',
    'sort-by-code': 'sort with button, programmatic sort',
    'what-is-compared':
      'sort by formatted value, sorting not working, wrong order, numbers sorted as strings, dates sort as text, case insensitive, natural sort, sort renderCell column, incorrect sort, sort does not work properly, sorting by displayed text',
    'custom-comparator':
      'custom sort, sortComparator, sort by priority, sort enum, sort strings with numbers, sort by another field, case insensitive sort',
    'several-fields': 'sort by two properties of a row, tie break',
    'blanks-last':
      'null at the bottom, empty values last, undefined sort order, keep a row always at the bottom or top, total row last',
    'server-side-sorting':
      'sort by API, backend sorting, sortingMode server, onSortModelChange request, sort via back-end, sort all data and not only current page',
    apiref: 'setSortModel, sortColumn, getSortedRows',
    selectors: 'get sorted rows, current order of rows, sorted ids',
  },
  'react-data-grid/state': {
    '': 'save state, restore state, initialState, local storage, user preferences',
    'initialize-the-state': 'initialState, default sorting, filters and columns',
    'access-the-state': 'read internal state, apiRef.current.state, selectors',
    'direct-selector-access': 'get filtered rows on click, visible rows, row ids in order',
    'with-usegridselector': 'useGridSelector, row count in toolbar, live value in footer',
    outside: 'onStateChange, listen to state changes',
    export:
      'exportState, save grid configuration, save view, user settings in database, share table layout, saved views',
    'restore-the-state-with-initialstate':
      'persist state in local storage, keep settings after reload, save filters, sorting and columns across sessions',
    'restore-the-state-with-apiref': 'restoreState, switch between saved views, reset grid to default',
  },
  'react-data-grid/saved-views': {
    '': 'bookmark a table layout, personal views, share a view with a colleague',
    'user-views': 'save current filters under a name, view manager, delete a view',
    versions: 'stored state is outdated after a release, renamed field breaks saved layout',
    pivot: 'persist pivotModel, save pivot layout',
    server: 'views per user in a database',
  },
  'react-data-grid/server-side-data/query-libraries': {
    '': 'react query, tanstack query, swr, data fetching hooks',
    rows: 'useQuery rows, refetch on focus',
    cancel: 'AbortController, race condition between pages, keepPreviousData, queryKey with pagination',
    'data-source': 'fetchQuery in getRows, queryClient cache',
    optimistic: 'useMutation, rollback, optimistic UI, cell closes before the request ends',
    swr: 'useSWR pagination, stale while revalidate',
  },
  'react-data-grid/style': {
    '': 'CSS, colors, background, border, theme, font',
    'using-the-sx-prop':
      'background color, border color, remove border, font size, custom css, style grid, vertical lines between cells, hide borders, remove outer border, rounded corners, padding of cells, font family, scrollbar style',
    'styling-column-headers': 'header background color, header font, header class',
    'styling-rows':
      'row background color by value, conditional row style, highlight row, row color, hover color, selected row color, disable hover, disabled row look, row color on condition, cursor pointer on hover',
    'striped-rows': 'zebra, odd and even row color, alternating colors',
    'styling-cells':
      'cell color by value, conditional cell style, highlight cell, background of a column, text color, cellClassName, red negative numbers, gray out cell, border around cell, bold text, color by condition',
    'theme-header-and-pinned-sections': 'header background in theme, dark mode background, palette DataGrid bg',
    'theme-overrides': 'styleOverrides, defaultProps in theme, global style for all grids, createTheme MuiDataGrid',
  },
  'react-data-grid/style-recipes': {
    'focus-outline': 'remove cell outline, blue border on click, disable focus border, outline none, cell focus style',
    'column-separators': 'remove column separator, vertical line in header, hide resize handle, vertical lines',
    aggregation: 'style without total row',
  },
  'react-data-grid/tree-data': {
    '': 'hierarchical rows, parent child rows, nested rows, sub rows, tree table, tree grid',
    'several-parents': 'same row in two branches, record with two parents, duplicate row in tree',
    'set-up':
      'getTreeDataPath, parent id to tree, nested data, children array, hierarchy, sub rows, build tree from flat list, automatic tree, parentId',
    'group-expansion':
      'expand all rows, collapse all, expanded by default, open parent of a row, expand on search, open tree, expand and collapse all programmatically, keep expanded after update',
    'grouping-column': 'name of tree column, groupingColDef, width of tree column, icon, hide descendant count',
    'custom-cells': 'custom expand icon, custom tree cell, render tree node, checkbox in tree',
    'grouping-field': 'pin or hide tree column',
    'missing-parents': 'generated parent rows, gaps in tree, parent without data',
    filtering:
      'search in children, show parents of matching child, disableChildrenFiltering, filter parent and keep children',
    sorting: 'sort children, sort only top level, disableChildrenSorting',
    selection: 'select parent with children, checkbox in tree data, propagate selection, select all checkboxes in tree',
    totals: 'sum in parent row',
    'lazy-children': 'load children on expand, lazy load tree data, async children',
  },
  'react-data-grid/virtualization': {
    '': 'large dataset, rows in DOM, performance',
    'column-virtualization': 'many columns, hundreds of columns, wide table',
    'hundred-thousand-rows': 'many rows, infinite rows, big data',
    buffer: 'blank rows while scrolling, white area while scrolling fast, flicker, rowBufferPx, columnBuffer',
    state: 'state in cell lost when scrolling, unmounted cells, input loses value',
    'disable-virtualization':
      'columns not rendered in tests, jsdom shows no rows or columns, print all, ctrl f search on page, missing columns in test',
  },
};
