import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'flight', headerName: 'Flight' },
  { field: 'destination', headerName: 'Destination', width: 220 },
];

const rows = [
  { id: 1, gate: 'B4', flight: 'NV 482', destination: 'Palermo, Italy' },
  { id: 2, gate: 'A11', flight: 'NV 117', destination: 'Reykjavík, Iceland' },
  { id: 3, gate: 'C2', flight: 'NV 930', destination: 'Thessaloniki, Greece' },
  { id: 4, gate: 'A7', flight: 'NV 265', destination: 'Gdańsk, Poland' },
  { id: 5, gate: 'B9', flight: 'NV 604', destination: 'Marseille, France' },
];

export default function ColumnWidths() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid label="Departures" rows={rows} columns={columns} />
    </Box>
  );
}
