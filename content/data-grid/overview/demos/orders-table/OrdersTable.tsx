import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  shop: string;
  placed: Date;
  total: number;
  status: string;
  paid: boolean;
}

const euro = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  {
    field: 'shop',
    headerName: 'Shop',
    flex: 1,
    minWidth: 160,
    editable: true,
  },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : euro.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['New', 'Packed', 'Shipped', 'Delivered'],
    width: 120,
    editable: true,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', editable: true },
];

function order(
  id: number,
  shop: string,
  day: number,
  total: number,
  status: string,
  paid: boolean,
): Order {
  return { id, shop, placed: new Date(2025, 3, day), total, status, paid };
}

const rows = [
  order(4101, 'Harbor Books', 2, 214.8, 'Delivered', true),
  order(4102, 'Café Nordlys', 3, 58.4, 'Delivered', true),
  order(4103, 'Mill Street Bikes', 3, 1340, 'Shipped', true),
  order(4104, 'Papeterie Lune', 7, 402.15, 'Shipped', false),
  order(4105, 'Olive & Oak', 9, 97.2, 'Packed', true),
  order(4106, 'Harbor Books', 11, 171.5, 'Packed', false),
  order(4107, 'Studio Kiln', 14, 623, 'New', false),
  order(4108, 'Green Ladder', 16, 88.75, 'New', true),
  order(4109, 'Café Nordlys', 17, 102.9, 'New', false),
];

export default function OrdersTable() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </div>
  );
}
