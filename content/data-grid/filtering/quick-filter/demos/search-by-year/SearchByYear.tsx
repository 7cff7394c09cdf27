import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from './employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    field: 'startedAt',
    headerName: 'Started',
    type: 'date',
    width: 120,
    getApplyQuickFilterFn: (word: string) => {
      if (!/^\d{4}$/.test(word)) return null;
      return (value?: Date) => value?.getFullYear() === Number(word);
    },
  },
];

export default function SearchByYear() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={employees}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['2019'] },
          },
        }}
      />
    </div>
  );
}
