import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 130 },
  { field: 'fuel', headerName: 'Fuel', width: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'perDay', headerName: 'Daily rate', type: 'number', width: 120 },
];

const rows = [
  { id: 1, model: 'Kestrel', fuel: 'Electric', seats: 5, perDay: 62 },
  { id: 2, model: 'Otter Van', fuel: 'Diesel', seats: 7, perDay: 88 },
  { id: 3, model: 'Finch', fuel: 'Electric', seats: 4, perDay: 47 },
  { id: 4, model: 'Badger', fuel: 'Diesel', seats: 5, perDay: 71 },
  { id: 5, model: 'Heron Van', fuel: 'Electric', seats: 7, perDay: 97 },
  { id: 6, model: 'Marten', fuel: 'Gasoline', seats: 5, perDay: 54 },
];

export default function MultiSortingAlways() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        label="Rental cars"
        rows={rows}
        columns={columns}
        multipleColumnsSortingMode="always"
      />
    </div>
  );
}
