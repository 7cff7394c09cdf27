import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', pivotable: false },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'country', headerName: 'Country' },
  { field: 'quantity', headerName: 'Units', type: 'number' },
];

const initialState: GridInitialState = {
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

export default function UnavailableField() {
  return (
    <div style={{ height: 526, width: '100%' }}>
      <DataGridPremium
        showToolbar
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
