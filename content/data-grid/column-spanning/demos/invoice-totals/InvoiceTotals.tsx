import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

interface Line {
  id: number;
  item: string;
  quantity?: number;
  price?: number;
  amount: number;
}

const rows: Line[] = [
  { id: 1, item: 'Site survey', quantity: 1, price: 480, amount: 480 },
  { id: 2, item: 'Solar panel', quantity: 12, price: 165, amount: 1980 },
  { id: 3, item: 'Inverter', quantity: 1, price: 940, amount: 940 },
  { id: 4, item: 'Subtotal', amount: 3400 },
  { id: 5, item: 'Tax (8%)', amount: 272 },
  { id: 6, item: 'Total', amount: 3672 },
];

const isTotal = (row: Line) => row.quantity === undefined;

const fixed: GridColTypeDef = {
  sortable: false,
  filterable: false,
  hideable: false,
  disableColumnMenu: true,
};

const getCellClassName = ({ row }: GridCellParams<Line>) =>
  isTotal(row) ? 'total' : '';

const columns: GridColDef<Line>[] = [
  {
    ...fixed,
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 140,
    colSpan: (_, row) => (isTotal(row) ? 3 : 1),
  },
  { ...fixed, field: 'quantity', headerName: 'Quantity', type: 'number' },
  { ...fixed, field: 'price', headerName: 'Price ($)', type: 'number' },
  { ...fixed, field: 'amount', headerName: 'Amount ($)', type: 'number' },
];

export default function InvoiceTotals() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Invoice"
        rows={rows}
        columns={columns}
        hideFooter
        getCellClassName={getCellClassName}
        sx={{ '& .total': { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
