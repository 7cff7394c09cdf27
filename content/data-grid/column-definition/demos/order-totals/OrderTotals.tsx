import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface OrderLine {
  id: number;
  product: string;
  quantity: number;
  unitPrice: number;
}

const columns: GridColDef<OrderLine>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'unitPrice', headerName: 'Unit price', type: 'number' },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueGetter: (_, row) => row.quantity * row.unitPrice,
  },
];

const rows: OrderLine[] = [
  { id: 1, product: 'Desk lamp', quantity: 4, unitPrice: 45 },
  { id: 2, product: 'Bookshelf', quantity: 1, unitPrice: 210 },
  { id: 3, product: 'Notebook', quantity: 60, unitPrice: 3.5 },
  { id: 4, product: 'Office chair', quantity: 2, unitPrice: 189 },
];

export default function OrderTotals() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Order lines"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
