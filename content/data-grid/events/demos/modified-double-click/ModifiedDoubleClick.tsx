import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'zone', headerName: 'Zone', flex: 1, minWidth: 120 },
  {
    field: 'limit',
    headerName: 'Limit (°C)',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, zone: 'Server room', limit: 24 },
  { id: 2, zone: 'Warehouse', limit: 30 },
  { id: 3, zone: 'Cold storage', limit: 4 },
  { id: 4, zone: 'Office', limit: 26 },
];

export default function ModifiedDoubleClick() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Temperature limits"
        rows={rows}
        columns={columns}
        onCellDoubleClick={(_, event) => {
          if (!event.ctrlKey && !event.metaKey) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </Box>
  );
}
