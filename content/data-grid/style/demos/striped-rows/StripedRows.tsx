import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from './employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
];

export default function StripedRows() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid
        label="Employees"
        rows={employees}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'odd' : ''
        }
        sx={{
          [`& .odd:not(:hover, .Mui-selected)`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.row}`]: { '--rowBorderColor': 'transparent' },
        }}
      />
    </Box>
  );
}
