import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 160 },
  { field: 'line', headerName: 'Line', width: 100 },
  { field: 'next', headerName: 'Next tram', width: 130 },
];

const rows = [
  { id: 1, stop: 'Market Square', line: '2', next: '08:04' },
  { id: 2, stop: 'City Hall', line: '2', next: '08:07' },
  { id: 3, stop: 'Botanic Garden', line: '5', next: '08:02' },
  { id: 4, stop: 'University', line: '5', next: '08:09' },
  { id: 5, stop: 'Harbor', line: '7', next: '08:15' },
];

export default function NoMenu() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Tram stops"
        rows={rows}
        columns={columns}
        disableColumnMenu
      />
    </Box>
  );
}
