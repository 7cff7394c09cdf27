import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';

const rows = createOrders(2000);

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    groupable: false,
    // Group rows have no quantity.
    valueGetter: (_, row) => row.quantity && row.quantity * row.unitPrice,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : dollars.format(value),
  },
];

export default function SalesReport() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['category', 'product'] },
      aggregation: { model: { quantity: 'sum', total: 'sum' } },
      sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
    },
  });

  return (
    <div style={{ height: 536, width: '100%' }}>
      <DataGridPremium
        showToolbar
        label="Orders"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
