import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'],
    width: 140,
  },
];

export default function SimpleHeaderFilters() {
  return (
    <div style={{ height: 478, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
      />
    </div>
  );
}
