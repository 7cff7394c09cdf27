import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Workshop', flex: 1, minWidth: 160 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 120 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: ['Beginner', 'Intermediate', 'Expert'],
    width: 150,
  },
  { field: 'isOnline', headerName: 'Online', type: 'boolean', width: 120 },
  { field: 'startsOn', headerName: 'Starts', type: 'date', width: 190 },
];

const rows = [
  {
    id: 1,
    title: 'Wheel throwing',
    seats: 8,
    level: 'Beginner',
    isOnline: false,
    startsOn: new Date(2025, 3, 5),
  },
  {
    id: 2,
    title: 'Glaze chemistry',
    seats: 24,
    level: 'Expert',
    isOnline: true,
    startsOn: new Date(2025, 3, 8),
  },
  {
    id: 3,
    title: 'Raku firing',
    seats: 12,
    level: 'Intermediate',
    isOnline: false,
    startsOn: new Date(2025, 3, 12),
  },
  {
    id: 4,
    title: 'Slab building',
    seats: 10,
    level: 'Beginner',
    isOnline: false,
    startsOn: new Date(2025, 3, 26),
  },
  {
    id: 5,
    title: 'Kiln maintenance',
    seats: 30,
    level: 'Intermediate',
    isOnline: true,
    startsOn: new Date(2025, 4, 6),
  },
  {
    id: 6,
    title: 'Porcelain',
    seats: 6,
    level: 'Expert',
    isOnline: false,
    startsOn: new Date(2025, 4, 17),
  },
];

export default function HeaderFilters() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        label="Workshops"
        rows={rows}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
