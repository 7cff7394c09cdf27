import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function InitialSearch() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['lamp', 'open'] },
          },
        }}
      />
    </div>
  );
}
