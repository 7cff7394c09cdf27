import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 130 },
  {
    field: 'distance',
    headerName: 'Distance (km)',
    type: 'number',
    width: 130,
  },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 110 },
  { field: 'isOpen', headerName: 'Open', type: 'boolean', width: 90 },
];

const rows = [
  {
    id: 1,
    trail: 'Heron Loop',
    region: 'Lakes',
    distance: 6.4,
    climb: 80,
    isOpen: true,
  },
  {
    id: 2,
    trail: 'Granite Ridge',
    region: 'Highlands',
    distance: 14.2,
    climb: 910,
    isOpen: true,
  },
  {
    id: 3,
    trail: 'Old Tramway',
    region: 'Valley',
    distance: 9.8,
    climb: 150,
    isOpen: false,
  },
  {
    id: 4,
    trail: 'Fern Gully',
    region: 'Valley',
    distance: 4.1,
    climb: 210,
    isOpen: true,
  },
  {
    id: 5,
    trail: 'Three Passes',
    region: 'Highlands',
    distance: 21.5,
    climb: 1480,
    isOpen: false,
  },
];

export default function ColumnsPanel() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid label="Trails" rows={rows} columns={columns} showToolbar />
    </Box>
  );
}
