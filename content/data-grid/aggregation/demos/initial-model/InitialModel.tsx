import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 130 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
  { field: 'arrived', headerName: 'Arrived', type: 'date', width: 130 },
];

const rows = [
  {
    id: 1,
    route: 'R-14',
    parcels: 82,
    delay: 6,
    arrived: new Date(2025, 3, 2),
  },
  {
    id: 2,
    route: 'R-15',
    parcels: 45,
    delay: 0,
    arrived: new Date(2025, 3, 4),
  },
  {
    id: 3,
    route: 'R-22',
    parcels: 97,
    delay: 21,
    arrived: new Date(2025, 3, 3),
  },
  {
    id: 4,
    route: 'R-31',
    parcels: 60,
    delay: 9,
    arrived: new Date(2025, 3, 7),
  },
];

export default function InitialModel() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Deliveries"
        rows={rows}
        columns={columns}
        initialState={{
          aggregation: {
            model: {
              route: 'size',
              parcels: 'sum',
              delay: 'avg',
              arrived: 'max',
            },
          },
        }}
      />
    </div>
  );
}
