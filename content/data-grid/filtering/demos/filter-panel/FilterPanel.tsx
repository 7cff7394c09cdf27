import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'],
    width: 110,
  },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120 },
];

export default function FilterPanel() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid label="Orders" rows={orders} columns={columns} showToolbar />
    </div>
  );
}
