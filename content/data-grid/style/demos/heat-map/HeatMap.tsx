import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const hour = { type: 'number', width: 90 } as const;

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 110 },
  { field: 'h10', headerName: '10:00', ...hour },
  { field: 'h13', headerName: '13:00', ...hour },
  { field: 'h16', headerName: '16:00', ...hour },
  { field: 'h19', headerName: '19:00', ...hour },
];

const rows = [
  { id: 1, day: 'Thursday', h10: 18, h13: 44, h16: 52, h19: 71 },
  { id: 2, day: 'Friday', h10: 25, h13: 58, h16: 66, h19: 94 },
  { id: 3, day: 'Saturday', h10: 61, h13: 88, h16: 97, h19: 83 },
  { id: 4, day: 'Sunday', h10: 49, h13: 76, h16: 80, h19: 32 },
];

export default function HeatMap() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Visitors by hour"
        rows={rows}
        columns={columns}
        getCellClassName={({ value }) =>
          typeof value === 'number' ? `heat-${Math.floor(value / 25)}` : ''
        }
        sx={{
          '& .heat-1': { bgcolor: 'rgb(237 108 2 / 0.12)' },
          '& .heat-2': { bgcolor: 'rgb(237 108 2 / 0.28)' },
          '& .heat-3': { bgcolor: 'rgb(237 108 2 / 0.45)' },
        }}
      />
    </Box>
  );
}
