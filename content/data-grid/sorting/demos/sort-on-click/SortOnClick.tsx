import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from './employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 112 },
  { field: 'department', headerName: 'Department', width: 104 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 88,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
  },
  { field: 'startedAt', headerName: 'Started', type: 'date', width: 130 },
];

export default function SortOnClick() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid label="Employees" rows={employees} columns={columns} />
    </div>
  );
}
