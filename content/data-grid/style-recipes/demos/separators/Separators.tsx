import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from './employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 70, resizable: false },
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'role', headerName: 'Role', width: 150 },
  { field: 'city', headerName: 'City', width: 110, resizable: false },
];

export default function Separators() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        label="Employees"
        rows={employees}
        columns={columns}
        sx={{
          [`& .${gridClasses.columnSeparator}`]: {
            [`&:not(.${gridClasses['columnSeparator--resizable']})`]: {
              display: 'none',
            },
          },
        }}
      />
    </Box>
  );
}
