import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Trip {
  id: number;
  city: string;
  nights: number;
  pricePerNight: number;
}

const rows: Trip[] = [
  { id: 1, city: 'Oslo', nights: 3, pricePerNight: 140 },
  { id: 2, city: 'Porto', nights: 5, pricePerNight: 95 },
  { id: 3, city: 'Vienna', nights: 2, pricePerNight: 120 },
];

const columns: GridColDef<Trip>[] = [
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.nights * row.pricePerNight,
    valueFormatter: (value: number) => `$${value}`,
  },
];

export default function TypedGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Trips" rows={rows} columns={columns} />
    </div>
  );
}
