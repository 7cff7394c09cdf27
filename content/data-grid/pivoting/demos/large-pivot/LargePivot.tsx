import {
  DataGridPremium,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { createOrders } from './orders';

const rows = createOrders(10_000).map((order) => ({
  ...order,
  total: order.quantity * order.unitPrice,
}));

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country' },
  { field: 'status', headerName: 'Status' },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Units', type: 'number' },
  { field: 'total', headerName: 'Total ($)', type: 'number', width: 120 },
];

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }, { field: 'product' }],
      columns: [{ field: 'orderedAt-quarter', sort: 'asc' }],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'sum' },
        { field: 'country', aggFunc: 'size', hidden: true },
      ],
    },
  },
};

const pivotingColDef: Pick<GridColDef, 'align' | 'headerAlign'> = {
  align: 'right',
  headerAlign: 'right',
};

export default function LargePivot() {
  return (
    <div style={{ height: 588, width: '100%' }}>
      <DataGridPremium
        showToolbar
        label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
      />
    </div>
  );
}
