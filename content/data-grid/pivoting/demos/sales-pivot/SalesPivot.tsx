import {
  DataGridPremium,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'status', headerName: 'Status' },
  { field: 'quantity', headerName: 'Units', type: 'number', width: 110 },
];

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'status', sort: 'asc' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

const pivotingColDef: Pick<GridColDef, 'align' | 'headerAlign'> = {
  align: 'right',
  headerAlign: 'right',
};

export default function SalesPivot() {
  return (
    <div style={{ height: 532, width: '100%' }}>
      <DataGridPremium
        showToolbar
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
      />
    </div>
  );
}
