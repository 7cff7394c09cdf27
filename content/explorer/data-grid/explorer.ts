import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { defineExplorer, written } from '#model/explorer';

const SERVER = 'needs a server';

export default defineExplorer<DataGridPremiumProps>({
  folder: 'data-grid',
  components: {
    community: ['DataGrid', '@mui/x-data-grid'],
    pro: ['DataGridPro', '@mui/x-data-grid-pro'],
    premium: ['DataGridPremium', '@mui/x-data-grid-premium'],
  },
  text: 'Set density, selection, pagination, grouping and all other props of the grid, and take the code.',
  picture: 'data-grid/overview/orders-table',
  shape: 'grid',
  frame: { height: 420 },
  height: 420,
  base: {
    label: 'Orders',
    rows: [
      { id: 1, product: 'Desk lamp', team: 'Lighting', amount: 1250, stock: 42 },
      { id: 2, product: 'Floor lamp', team: 'Lighting', amount: 2340, stock: 8 },
      { id: 3, product: 'Oak table', team: 'Furniture', amount: 8900, stock: 5 },
      { id: 4, product: 'Armchair', team: 'Furniture', amount: 4275, stock: 17 },
      { id: 5, product: 'Wool rug', team: 'Textiles', amount: 3120, stock: 23 },
      { id: 6, product: 'Curtain', team: 'Textiles', amount: 980, stock: 61 },
      { id: 7, product: 'Cushion', team: 'Textiles', amount: 560, stock: 96 },
      { id: 8, product: 'Bookshelf', team: 'Furniture', amount: 5130, stock: 11 },
    ],
    columns: [
      { field: 'product', headerName: 'Product', width: 150 },
      { field: 'team', headerName: 'Team', width: 120 },
      { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
      { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
    ],
  },
  constants: { rows: {}, columns: { type: 'GridColDef[]' } },
  recipes: {
    dense: {
      label: 'Dense rows',
      text: 'Shows more rows at once.',
      guide: '/x/react-data-grid/accessibility/#density',
      samples: {
        Compact: { density: 'compact' },
        'Compact with low headers': { density: 'compact', columnHeaderHeight: 40 },
        'Exact heights': { rowHeight: 28, columnHeaderHeight: 32 },
      },
    },
    selection: {
      label: 'Checkbox selection',
      text: 'Select several rows with checkboxes.',
      guide: '/x/react-data-grid/row-selection/',
      samples: {
        'With toolbar': { checkboxSelection: true, showToolbar: true },
        'By checkbox only': { checkboxSelection: true, disableRowSelectionOnClick: true },
        'One row at a time': { checkboxSelection: true, disableMultipleRowSelection: true },
      },
    },
    pages: {
      label: 'Pages',
      text: 'Shows the rows in pages.',
      guide: '/x/react-data-grid/pagination/',
      samples: {
        'Five rows': {
          initialState: { pagination: { paginationModel: { pageSize: 5 } } },
          pageSizeOptions: [5, 10, 25],
        },
        'As many rows as fit': { autoPageSize: true },
        'No footer': { hideFooter: true },
      },
    },
    widths: {
      label: 'Widths of columns',
      text: 'Columns that fill the grid, or fit their content.',
      guide: '/x/react-data-grid/column-dimensions/',
      samples: {
        'Fill the grid': { columns: [{ flex: 2 }, { flex: 1 }, { flex: 1 }, { flex: 1 }] },
        'Fit the content': { autosizeOnMount: true },
      },
    },
    sorted: {
      label: 'Sorted at first',
      text: 'The order before a user sorts.',
      guide: '/x/react-data-grid/sorting/',
      samples: {
        'By amount': { initialState: { sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] } } },
        'By product': { initialState: { sorting: { sortModel: [{ field: 'product', sort: 'asc' }] } } },
      },
    },
    filtered: {
      label: 'Filtered at first',
      text: 'The rows that are shown before a user filters.',
      guide: '/x/react-data-grid/filtering/',
      samples: {
        'One team': {
          initialState: {
            filter: { filterModel: { items: [{ field: 'team', operator: 'equals', value: 'Textiles' }] } },
          },
        },
        'Large amounts': {
          initialState: { filter: { filterModel: { items: [{ field: 'amount', operator: '>', value: '3000' }] } } },
        },
      },
    },
    hidden: {
      label: 'Hidden columns',
      text: 'Users can show them again.',
      guide: '/x/react-data-grid/column-visibility/',
      samples: {
        'One column': { initialState: { columns: { columnVisibilityModel: { stock: false } } } },
        'Two columns': { initialState: { columns: { columnVisibilityModel: { team: false, stock: false } } } },
      },
    },
    editing: {
      label: 'Editable cells',
      text: 'Double-click a cell to edit it.',
      guide: '/x/react-data-grid/editing/',
      samples: {
        'Product and amount': { columns: [{ editable: true }, {}, { editable: true }] },
        'Whole rows': { columns: [{ editable: true }, {}, { editable: true }], editMode: 'row' },
      },
    },
    format: {
      label: 'Formatted values',
      text: 'How the amounts and the stock read.',
      guide: '/x/react-data-grid/column-definition/',
      samples: {
        Currency: {
          columns: [
            {},
            {},
            {
              valueFormatter: written(
                (value) => `$${Number(value).toLocaleString('en-US')}`,
                "(value) => `$${Number(value).toLocaleString('en-US')}`",
              ),
            },
          ],
        },
        'With a unit': {
          columns: [{}, {}, {}, { valueFormatter: written((value) => `${value} pcs`, '(value) => `${value} pcs`') }],
        },
      },
    },
    'row-height': {
      label: 'Heights of rows',
      text: 'The height of each row, by its content or by a rule.',
      guide: '/x/react-data-grid/row-height/',
      samples: {
        'By content': { getRowHeight: written(() => 'auto', "() => 'auto'") },
        'Every third is higher': {
          getRowHeight: written(
            ({ id }) => (Number(id) % 3 === 0 ? 80 : null),
            '({ id }) => (Number(id) % 3 === 0 ? 80 : null)',
          ),
        },
      },
    },
    groups: {
      label: 'Groups of columns',
      text: 'A header above several columns.',
      guide: '/x/react-data-grid/column-groups/',
      samples: {
        'One group': {
          columnGroupingModel: [
            { groupId: 'numbers', headerName: 'Numbers', children: [{ field: 'amount' }, { field: 'stock' }] },
          ],
        },
        'Two groups': {
          columnGroupingModel: [
            { groupId: 'item', headerName: 'Item', children: [{ field: 'product' }, { field: 'team' }] },
            { groupId: 'numbers', headerName: 'Numbers', children: [{ field: 'amount' }, { field: 'stock' }] },
          ],
        },
      },
    },
    pinned: {
      label: 'Pinned columns',
      text: 'Columns that stay while others scroll.',
      guide: '/x/react-data-grid/column-pinning/',
      plan: 'pro',
      samples: {
        'At the start': { initialState: { pinnedColumns: { left: ['product'] } } },
        'On both sides': { initialState: { pinnedColumns: { left: ['product'], right: ['stock'] } } },
      },
    },
    details: {
      label: 'Details of rows',
      text: 'A panel below a row that users open.',
      guide: '/x/react-data-grid/master-detail/',
      plan: 'pro',
      samples: {
        'A text': {
          getDetailPanelContent: written(
            ({ row }) => `${row.product}: ${row.stock} in stock`,
            '({ row }) => `${row.product}: ${row.stock} in stock`',
          ),
          getDetailPanelHeight: written(() => 'auto', "() => 'auto'"),
        },
        'For some rows': {
          getDetailPanelContent: written(
            ({ row }) => (row.stock < 10 ? `Order more: ${row.stock} left` : null),
            '({ row }) => (row.stock < 10 ? `Order more: ${row.stock} left` : null)',
          ),
          getDetailPanelHeight: written(() => 60, '() => 60'),
        },
      },
    },
    grouping: {
      label: 'Row grouping',
      text: 'Groups rows by the values of a column.',
      guide: '/x/react-data-grid/row-grouping/',
      plan: 'premium',
      samples: {
        'By team': { initialState: { rowGrouping: { model: ['team'] } } },
        'By team, open': { initialState: { rowGrouping: { model: ['team'] } }, defaultGroupingExpansionDepth: -1 },
      },
    },
    totals: {
      label: 'Totals',
      text: 'A row that sums up a column.',
      guide: '/x/react-data-grid/aggregation/',
      plan: 'premium',
      samples: {
        Sum: { initialState: { aggregation: { model: { amount: 'sum' } } } },
        'Sum and average': { initialState: { aggregation: { model: { amount: 'sum', stock: 'avg' } } } },
      },
    },
  },
  leftOut: {
    className: 'names your styles',
    nonce: 'belongs to your security policy',
    'aria-label': 'label is the same',
    'aria-labelledby': 'names another element',
    logLevel: 'changes the console only',
    disableEval: 'belongs to your security policy',
    aiAssistant: SERVER,
    allowAiAssistantDataSampling: SERVER,
    aiAssistantActiveConversationIndex: SERVER,
    lazyLoading: SERVER,
    lazyLoadingRequestThrottleMs: SERVER,
    paginationMode: SERVER,
    filterMode: SERVER,
    sortingMode: SERVER,
    rowCount: SERVER,
    estimatedRowCount: SERVER,
    onAiAssistantActiveConversationIndexChange: SERVER,
    onAiAssistantConversationsChange: SERVER,
    onDataSourceError: SERVER,
    treeData: 'needs getTreeDataPath',
    listView: 'needs listViewColumn',
    pivotActive: 'pages and columns come from pivotModel',
    keepNonExistentRowsSelected: 'needs rows that change',
    throttleRowsMs: 'needs rows that change',
    clipboardCopyCellDelimiter: 'is seen in the clipboard only',
  },
});
