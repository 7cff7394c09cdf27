import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

function PivotToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, { active }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            {active ? 'Pivot (on)' : 'Pivot'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 112 },
  { field: 'country', headerName: 'Country', width: 94 },
  { field: 'status', headerName: 'Status', width: 96 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'quantity', aggFunc: 'sum' }],
};

const initialState = { pivoting: { model: pivotModel } };

export default function PivotTrigger() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ toolbar: PivotToolbar }}
      />
    </div>
  );
}
