import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'publisher', headerName: 'Publisher' },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'format', headerName: 'Format', width: 110 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 120 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 150,
    valueFormatter: (value?: number) =>
      value?.toLocaleString('en-US', { style: 'currency', currency: 'USD' }) ??
      '',
  },
];

const rows = [
  ['Tidewater Press', 'Salt and Slate', 'Hardcover', 4200, 92400],
  ['Tidewater Press', 'The Ferry Clock', 'Paperback', 11800, 141600],
  ['Tidewater Press', 'Low Water', 'E-book', 7350, 51450],
  ['Lantern House', 'Nine Winters', 'Paperback', 15400, 184800],
  ['Lantern House', 'A Field Guide to Fog', 'Hardcover', 2900, 72500],
  ['Quarry Lane', 'The Stone Ledger', 'Hardcover', 6100, 146400],
  ['Quarry Lane', 'Chalk Lines', 'E-book', 9800, 68600],
  ['Quarry Lane', 'Under the Viaduct', 'Paperback', 5200, 62400],
].map(([publisher, title, format, copies, revenue], id) => ({
  id,
  publisher,
  title,
  format,
  copies,
  revenue,
}));

const initialState = {
  rowGrouping: { model: ['publisher'] },
  aggregation: { model: { copies: 'sum', revenue: 'sum' } },
  columns: { columnVisibilityModel: { publisher: false } },
};

const groupingColDef = { headerName: 'Publisher', width: 200 };

const isFirstPublisher = (group: GridGroupNode) =>
  group.groupingKey === 'Tidewater Press';

export default function BookSales() {
  return (
    <div style={{ height: 540, width: '100%' }}>
      <DataGridPremium
        label="Book sales"
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isFirstPublisher}
        showToolbar
      />
    </div>
  );
}
