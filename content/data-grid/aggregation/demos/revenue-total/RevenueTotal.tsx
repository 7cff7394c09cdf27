import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store', flex: 1, minWidth: 130 },
  { field: 'orders', headerName: 'Orders', type: 'number', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 140 },
];

const rows = [
  { id: 1, store: 'Harbor', orders: 214, revenue: 18240 },
  { id: 2, store: 'Old Town', orders: 168, revenue: 12910 },
  { id: 3, store: 'Airport', orders: 391, revenue: 27480 },
  { id: 4, store: 'University', orders: 127, revenue: 8360 },
];

export default function RevenueTotal() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Stores"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { revenue: 'sum' } } }}
      />
    </div>
  );
}
