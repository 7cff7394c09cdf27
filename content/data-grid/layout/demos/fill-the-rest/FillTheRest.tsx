import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'floor', headerName: 'Floor', type: 'number' },
  { field: 'seats', headerName: 'Seats', type: 'number' },
];

const NAMES = ['Birch', 'Cedar', 'Elm', 'Hazel', 'Linden', 'Maple', 'Rowan'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index,
  room: `${NAMES[index % NAMES.length]} ${Math.floor(index / NAMES.length) + 1}`,
  floor: (index % 5) + 1,
  seats: 4 + ((index * 3) % 14),
}));

export default function FillTheRest() {
  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', pb: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>Meeting rooms</Typography>
        <Typography variant="body2">{rows.length} rooms</Typography>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid label="Meeting rooms" rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
