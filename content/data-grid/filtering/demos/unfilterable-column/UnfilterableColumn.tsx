import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', width: 140 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
  {
    field: 'notes',
    headerName: 'Notes',
    flex: 1,
    minWidth: 180,
    filterable: false,
  },
];

const rows = [
  { id: 1, guest: 'Amara Okoye', nights: 2, notes: 'Late check-in' },
  { id: 2, guest: 'Luca Moretti', nights: 5, notes: 'Ground floor, please' },
  { id: 3, guest: 'Sofie Madsen', nights: 1, notes: '' },
  { id: 4, guest: 'Ravi Menon', nights: 3, notes: 'Vegetarian breakfast' },
  { id: 5, guest: 'Elena Petrova', nights: 7, notes: 'Needs a crib' },
  { id: 6, guest: 'Tomás Silva', nights: 2, notes: 'Parking for a van' },
];

export default function UnfilterableColumn() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid label="Guests" rows={rows} columns={columns} />
    </div>
  );
}
