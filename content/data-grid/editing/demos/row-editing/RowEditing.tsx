import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 100 },
  {
    field: 'guest',
    headerName: 'Guest',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  {
    field: 'nights',
    headerName: 'Nights',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'board',
    headerName: 'Board',
    type: 'singleSelect',
    valueOptions: ['Room only', 'Breakfast', 'Half board'],
    width: 150,
    editable: true,
  },
];

const rows = [
  { id: 1, room: '101', guest: 'Amina Diallo', nights: 3, board: 'Breakfast' },
  { id: 2, room: '102', guest: 'Jonas Berg', nights: 1, board: 'Room only' },
  { id: 3, room: '204', guest: 'Mei Tanaka', nights: 5, board: 'Half board' },
  { id: 4, room: '207', guest: 'Pablo Ruiz', nights: 2, board: 'Breakfast' },
  { id: 5, room: '301', guest: 'Greta Olsen', nights: 4, board: 'Breakfast' },
];

export default function RowEditing() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid label="Bookings" rows={rows} columns={columns} editMode="row" />
    </div>
  );
}
