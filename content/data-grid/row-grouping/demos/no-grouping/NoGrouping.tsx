import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', type: 'number', width: 90 },
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 140 },
  { field: 'club', headerName: 'Club', width: 140 },
];

const rows = [
  { id: 1, place: 1, runner: 'Freya Lund', club: 'Harriers' },
  { id: 2, place: 2, runner: 'Kenji Ito', club: 'Riverside' },
  { id: 3, place: 3, runner: 'Leila Haddad', club: 'Harriers' },
];

export default function NoGrouping() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPremium
        disableRowGrouping
        label="Results"
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
