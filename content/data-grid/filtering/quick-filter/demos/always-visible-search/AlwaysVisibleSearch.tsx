import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees } from './employees';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 140 },
  { field: 'city', headerName: 'City', width: 110 },
];

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ width: '100%' }}>
        <QuickFilterControl
          placeholder="Search by name, role or city"
          size="small"
          fullWidth
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function AlwaysVisibleSearch() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={employees}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
