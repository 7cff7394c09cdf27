import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
  {
    field: 'request',
    headerName: 'Special request',
    flex: 1,
    minWidth: 220,
    sortable: false,
  },
];

const rows = [
  { id: 1, room: '204', nights: 3, request: 'Feather-free pillows' },
  { id: 2, room: '311', nights: 1, request: 'Arrival after midnight' },
  { id: 3, room: '108', nights: 7, request: 'Crib beside the bed' },
  {
    id: 4,
    room: '415',
    nights: 2,
    request: 'Quiet room',
  },
  { id: 5, room: '302', nights: 4, request: 'Parking for a trailer' },
];

export default function UnsortableColumn() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid label="Arrivals" rows={rows} columns={columns} />
    </div>
  );
}
