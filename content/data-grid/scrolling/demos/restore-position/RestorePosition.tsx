import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from './employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 250 },
  { field: 'department', headerName: 'Department', width: 250 },
  { field: 'role', headerName: 'Role', width: 300 },
  { field: 'city', headerName: 'City', width: 300 },
];

export default function RestorePosition() {
  const apiRef = useGridApiRef();
  const [isOpen, setIsOpen] = React.useState(true);
  const [scroll, setScroll] = React.useState({ top: 0, left: 0 });

  const toggle = () => {
    if (isOpen && apiRef.current) {
      setScroll(apiRef.current.getScrollPosition());
    }
    setIsOpen(!isOpen);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={toggle} sx={{ mb: 2 }}>
        {isOpen ? 'Leave the list' : 'Go back to the list'}
      </Button>
      <Box sx={{ height: 422 }}>
        {isOpen ? (
          <DataGrid
            label="Employees"
            apiRef={apiRef}
            rows={employees}
            columns={columns}
            initialState={{ scroll }}
          />
        ) : (
          <Typography>The list is closed.</Typography>
        )}
      </Box>
    </Box>
  );
}
