import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const cities: Record<string, string[]> = {
  Brazil: ['Recife', 'São Paulo'],
  Japan: ['Kyoto', 'Osaka', 'Tokyo'],
  Portugal: ['Lisbon', 'Porto'],
};

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 110 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(cities),
    width: 130,
    editable: true,
    valueSetter: (country: string, row) => ({
      ...row,
      country,
      city: country === row.country ? row.city : '',
    }),
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (cities[row.country] ?? []) : Object.values(cities).flat(),
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, driver: 'Ana', country: 'Portugal', city: 'Porto' },
  { id: 2, driver: 'Kenji', country: 'Japan', city: 'Osaka' },
  { id: 3, driver: 'Rafael', country: 'Brazil', city: 'Recife' },
  { id: 4, driver: 'Marta', country: 'Portugal', city: 'Lisbon' },
];

export default function LinkedCellFields() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Drivers" rows={rows} columns={columns} />
    </div>
  );
}
