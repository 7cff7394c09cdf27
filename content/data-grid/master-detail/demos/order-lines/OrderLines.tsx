import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Order {
  id: string;
  customer: string;
  lines: { id: number; product: string; quantity: number; price: number }[];
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueGetter: (_, row) =>
      row.lines.reduce((sum, line) => sum + line.quantity * line.price, 0),
  },
];

const lineColumns: GridColDef<Order['lines'][number]>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const orders: Order[] = [
  {
    id: 'A-2041',
    customer: 'Bright Studio',
    lines: [
      { id: 1, product: 'Desk lamp', quantity: 6, price: 48 },
      { id: 2, product: 'Office chair', quantity: 2, price: 315 },
      { id: 3, product: 'Whiteboard', quantity: 1, price: 160 },
    ],
  },
  {
    id: 'A-2042',
    customer: 'Alder & Co',
    lines: [{ id: 1, product: 'Oak desk', quantity: 3, price: 540 }],
  },
  {
    id: 'A-2043',
    customer: 'Everlane Office',
    lines: [
      { id: 1, product: 'Notebook', quantity: 40, price: 6 },
      { id: 2, product: 'Pencil set', quantity: 12, price: 22 },
    ],
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 320, p: 2 }}>
    <DataGridPro
      label={`Lines of order ${row.id}`}
      rows={row.lines}
      columns={lineColumns}
      hideFooter
    />
  </Box>
);

const getDetailPanelHeight = () => 'auto' as const;

const initialState = { detailPanel: { expandedRowIds: new Set(['A-2041']) } };

export default function OrderLines() {
  return (
    <Box sx={{ width: '100%', height: 532 }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
