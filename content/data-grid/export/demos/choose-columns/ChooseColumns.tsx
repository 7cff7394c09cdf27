import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'room', headerName: 'Room', width: 90 },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 150,
    disableExport: true,
  },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, guest: 'R. Okafor', room: '204', phone: '555-0142', notes: '' },
  { id: 2, guest: 'M. Lindt', room: '310', phone: '555-0187', notes: 'Late' },
  { id: 3, guest: 'S. Haddad', room: '112', phone: '555-0109', notes: 'Cot' },
];

export default function ChooseColumns() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Guests"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { notes: false } },
        }}
        slotProps={{ toolbar: { csvOptions: { allColumns: true } } }}
        showToolbar
      />
    </Box>
  );
}
