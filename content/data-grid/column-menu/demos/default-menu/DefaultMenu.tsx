import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'museum', headerName: 'Museum', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 140 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 130 },
];

const rows = [
  { id: 1, museum: 'Maritime Hall', city: 'Bergen', visitors: 84200 },
  { id: 2, museum: 'House of Print', city: 'Mainz', visitors: 61750 },
  { id: 3, museum: 'Glassworks', city: 'Murano', visitors: 129300 },
  { id: 4, museum: 'Mining Museum', city: 'Ostrava', visitors: 40980 },
  { id: 5, museum: 'Toy Collection', city: 'Prague', visitors: 73410 },
];

export default function DefaultMenu() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid label="Museums" rows={rows} columns={columns} />
    </Box>
  );
}
