import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'account',
    headerName: 'Account',
    flex: 1,
    minWidth: 160,
    hideable: false,
  },
  { field: 'plan', headerName: 'Plan', width: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'renewal', headerName: 'Renewal', type: 'date', width: 130 },
];

const rows = [
  {
    id: 1,
    account: 'Alder Print',
    plan: 'Team',
    seats: 12,
    renewal: new Date(2025, 8, 1),
  },
  {
    id: 2,
    account: 'Bright Clinic',
    plan: 'Business',
    seats: 48,
    renewal: new Date(2025, 10, 15),
  },
  {
    id: 3,
    account: 'Corner Bakery',
    plan: 'Solo',
    seats: 1,
    renewal: new Date(2026, 0, 9),
  },
  {
    id: 4,
    account: 'Delta Freight',
    plan: 'Business',
    seats: 130,
    renewal: new Date(2025, 6, 22),
  },
  {
    id: 5,
    account: 'Elm School',
    plan: 'Team',
    seats: 25,
    renewal: new Date(2026, 2, 3),
  },
];

export default function LockedColumn() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid label="Accounts" rows={rows} columns={columns} showToolbar />
    </Box>
  );
}
