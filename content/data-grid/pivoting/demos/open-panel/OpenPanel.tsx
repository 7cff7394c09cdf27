import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { employees } from './employees';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'city', headerName: 'City' },
  { field: 'role', headerName: 'Role', width: 140 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : dollars.format(value),
  },
];

const initialState: GridInitialState = {
  sidebar: { open: true, value: GridSidebarValue.Pivot },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'department' }, { field: 'role' }],
      columns: [],
      values: [{ field: 'salary', aggFunc: 'avg' }],
    },
  },
};

export default function OpenPanel() {
  return (
    <div style={{ height: 532, width: '100%' }}>
      <DataGridPremium
        showToolbar
        label="Employees"
        rows={employees}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
