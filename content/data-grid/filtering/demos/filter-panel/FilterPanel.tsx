import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Workshop', flex: 1, minWidth: 170 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: ['Beginner', 'Intermediate', 'Expert'],
    width: 130,
  },
  { field: 'isOnline', headerName: 'Online', type: 'boolean', width: 100 },
  { field: 'announced', headerName: 'Announced', type: 'date', width: 120 },
  {
    field: 'startsAt',
    headerName: 'Starts',
    type: 'dateTime',
    width: 190,
  },
];

const rows = [
  {
    id: 1,
    title: 'Wheel throwing',
    seats: 8,
    level: 'Beginner',
    isOnline: false,
    announced: new Date(2025, 1, 3),
    startsAt: new Date(2025, 3, 5, 10, 0),
  },
  {
    id: 2,
    title: 'Glaze chemistry',
    seats: 24,
    level: 'Expert',
    isOnline: true,
    announced: new Date(2025, 1, 10),
    startsAt: new Date(2025, 3, 8, 18, 30),
  },
  {
    id: 3,
    title: 'Raku firing',
    seats: 12,
    level: 'Intermediate',
    isOnline: false,
    announced: new Date(2025, 1, 10),
    startsAt: new Date(2025, 3, 12, 14, 0),
  },
  {
    id: 4,
    title: 'Slab building',
    seats: 10,
    level: 'Beginner',
    isOnline: false,
    announced: new Date(2025, 2, 1),
    startsAt: new Date(2025, 3, 26, 10, 0),
  },
  {
    id: 5,
    title: 'Kiln maintenance',
    seats: 30,
    level: 'Intermediate',
    isOnline: true,
    announced: new Date(2025, 2, 15),
    startsAt: new Date(2025, 4, 6, 18, 30),
  },
  {
    id: 6,
    title: 'Porcelain',
    seats: 6,
    level: 'Expert',
    isOnline: false,
    announced: null,
    startsAt: new Date(2025, 4, 17, 10, 0),
  },
];

export default function FilterPanel() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid label="Workshops" rows={rows} columns={columns} showToolbar />
    </div>
  );
}
