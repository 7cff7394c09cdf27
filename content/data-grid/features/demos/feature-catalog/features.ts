export type Plan = 'Community' | 'Pro' | 'Premium';

export interface Feature {
  id: number;
  name: string;
  area: string;
  plan: Plan;
  /** The prop, column option or method that controls it. */
  use: string;
  note: string;
}

type Entry = [name: string, plan: Plan, use: string, note: string];

const catalog: Record<string, Entry[]> = {
  Columns: [
    ['Column types', 'Community', 'type', 'Numbers, dates, options, actions.'],
    ['Custom types', 'Community', 'GridColTypeDef', 'Reuse column options.'],
    ['Computed values', 'Community', 'valueGetter', 'Sort and filter by them.'],
    ['Formatted values', 'Community', 'valueFormatter', 'Units, currencies.'],
    ['Custom cells', 'Community', 'renderCell', 'Any React element in a cell.'],
    ['Custom headers', 'Community', 'renderHeader', 'Any React element.'],
    ['Column menu', 'Community', 'slots.columnMenu', 'Add or remove items.'],
    ['Flexible widths', 'Community', 'flex', 'Columns share the free space.'],
    ['Resizing', 'Community', 'resizable', 'Drag the edge of a header.'],
    ['Autosizing', 'Community', 'autosizeColumns()', 'Fit the content.'],
    ['Hidden columns', 'Community', 'columnVisibilityModel', 'With a panel.'],
    ['Column groups', 'Community', 'columnGroupingModel', 'Nested headers.'],
    ['Column spanning', 'Community', 'colSpan', 'A cell covers its neighbors.'],
    ['Reordering', 'Pro', 'disableColumnReorder', 'Drag headers to move them.'],
    ['Reordering across groups', 'Pro', 'freeReordering', 'Split a group.'],
    ['Pinning', 'Pro', 'pinnedColumns', 'Columns stay at the side.'],
  ],
  Rows: [
    ['Row heights', 'Community', 'getRowHeight', 'Fixed or automatic.'],
    ['Row spacing', 'Community', 'getRowSpacing', 'Space between rows.'],
    ['Row spanning', 'Community', 'rowSpanning', 'Equal values are merged.'],
    ['Single updates', 'Community', 'updateRows()', 'One row per call.'],
    ['Batch updates', 'Pro', 'throttleRowsMs', 'Many rows, throttled.'],
    ['Detail panels', 'Pro', 'getDetailPanelContent', 'Expand a row.'],
    ['Row reordering', 'Pro', 'rowReordering', 'Drag rows to move them.'],
    ['Row pinning', 'Pro', 'pinnedRows', 'Rows stay at the top or bottom.'],
    ['Reordering in groups', 'Premium', 'rowReordering', 'Move to a group.'],
  ],
  Editing: [
    ['Cell editing', 'Community', 'editable', 'Start with a double-click.'],
    ['Row editing', 'Community', 'editMode', 'All cells of a row at once.'],
    ['Validation', 'Community', 'preProcessEditCellProps', 'Also async.'],
    ['Custom editors', 'Community', 'renderEditCell', 'Any input.'],
    ['Saving', 'Community', 'processRowUpdate', 'Send changes to a server.'],
    ['Paste', 'Premium', 'disableClipboardPaste', 'From a spreadsheet.'],
  ],
  'Sorting and filtering': [
    ['Sorting', 'Community', 'sortModel', 'By one column.'],
    ['Multi-sorting', 'Pro', 'sortModel', 'By several columns.'],
    ['Filter panel', 'Community', 'filterModel', 'One condition.'],
    ['Multi-filters', 'Pro', 'filterModel', 'Several, joined by AND or OR.'],
    ['Quick filter', 'Community', 'showToolbar', 'Search all columns.'],
    ['Custom operators', 'Community', 'filterOperators', 'Ranges, lists.'],
    ['Ignored accents', 'Community', 'ignoreDiacritics', 'Find é with e.'],
    ['Header filters', 'Pro', 'headerFilters', 'A row of filters.'],
  ],
  Selection: [
    ['Checkboxes', 'Community', 'checkboxSelection', 'Select several rows.'],
    ['Controlled rows', 'Community', 'rowSelectionModel', 'Keep it in state.'],
    ['Multi-selection', 'Pro', 'selectRowRange()', 'Ctrl or Shift and click.'],
    ['Visible rows', 'Pro', 'checkboxSelectionVisibleOnly', 'One page only.'],
    ['Whole groups', 'Pro', 'rowSelectionPropagation', 'Parents and children.'],
    ['Cell ranges', 'Premium', 'cellSelection', 'Drag across cells.'],
  ],
  Hierarchy: [
    ['Tree data', 'Pro', 'treeData', 'Rows with parents.'],
    ['Row grouping', 'Premium', 'rowGroupingModel', 'Group by a column.'],
    ['Aggregation', 'Premium', 'aggregationModel', 'Sums and averages.'],
    ['Pivoting', 'Premium', 'pivotModel', 'Turn values into columns.'],
  ],
  'Data and export': [
    ['Pages', 'Community', 'paginationModel', 'Up to 100 rows each.'],
    ['Unlimited rows', 'Pro', 'pagination', 'One virtualized list.'],
    ['Data source', 'Community', 'dataSource', 'Load from a server.'],
    ['Cache', 'Community', 'dataSourceCache', 'Keep responses.'],
    ['Lazy loading', 'Pro', 'lazyLoading', 'Load while scrolling.'],
    ['Server-side tree', 'Pro', 'getChildrenCount', 'Load children later.'],
    ['Server-side groups', 'Premium', 'getGroupKey', 'Grouped by the server.'],
    ['Server-side totals', 'Premium', 'getAggregatedValue', 'From the server.'],
    ['CSV and print', 'Community', 'exportDataAsCsv()', 'Also in the toolbar.'],
    ['Copy', 'Community', 'clipboardCopyCellDelimiter', 'Ctrl or Cmd and C.'],
    ['Excel', 'Premium', 'exportDataAsExcel()', 'With styles and groups.'],
  ],
  Interface: [
    ['Localization', 'Community', 'localeText', 'Translations and RTL.'],
    ['Density', 'Community', 'density', 'Compact to comfortable.'],
    ['Slots', 'Community', 'slots', 'Replace any part.'],
    ['Toolbar', 'Community', 'showToolbar', 'Default, or built from parts.'],
    ['Overlays', 'Community', 'loading', 'Loading and empty states.'],
    ['Virtualization', 'Community', 'rowBufferPx', 'Only cells in view.'],
    ['Scrolling', 'Community', 'scrollToIndexes()', 'Scroll to a cell.'],
    ['Saved views', 'Community', 'exportState()', 'Restore them later.'],
    ['Events', 'Community', 'subscribeEvent()', 'Clicks, keys, changes.'],
    ['List view', 'Pro', 'listView', 'One column, for phones.'],
    ['Sidebar', 'Premium', 'showSidebar()', 'For the pivot panel.'],
    ['AI assistant', 'Premium', 'aiAssistant', 'Questions in plain words.'],
  ],
};

export const features: Feature[] = Object.entries(catalog)
  .flatMap(([area, entries]) => entries.map((entry) => ({ area, entry })))
  .map(({ area, entry: [name, plan, use, note] }, id) => ({
    id,
    name,
    area,
    plan,
    use,
    note,
  }));
