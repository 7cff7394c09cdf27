import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'city' }, { field: 'timeZone' }];

const rows = [
  { id: 1, city: 'Lisbon', timeZone: 'UTC+0' },
  { id: 2, city: 'Nairobi', timeZone: 'UTC+3' },
  { id: 3, city: 'Osaka', timeZone: 'UTC+9' },
];

export default function TwoColumns() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid label="Offices" rows={rows} columns={columns} />
    </div>
  );
}
