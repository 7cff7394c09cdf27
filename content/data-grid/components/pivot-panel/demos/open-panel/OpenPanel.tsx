import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'category' }],
  columns: [],
  values: [{ field: 'quantity', aggFunc: 'sum' }],
};

const initialState = {
  pivoting: { enabled: true, model: pivotModel },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

export default function OpenPanel() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
