import {
  DataGridPro,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'member', headerName: 'Member', width: 160, pinnable: false },
  { field: 'plan', headerName: 'Plan', width: 280 },
  { field: 'joined', headerName: 'Joined', width: 280 },
  { field: 'visits', headerName: 'Visits', type: 'number', width: 200 },
  { field: 'due', headerName: 'Amount due', type: 'number', width: 200 },
];

const initialState: GridInitialState = { pinnedColumns: { left: ['member'] } };

const rows = [
  {
    id: 1,
    member: 'Ines Duarte',
    plan: 'Family',
    joined: '2021',
    visits: 48,
    due: 0,
  },
  {
    id: 2,
    member: 'Tom Hale',
    plan: 'Day',
    joined: '2024',
    visits: 6,
    due: 35,
  },
  {
    id: 3,
    member: 'Anna Wolf',
    plan: 'Year',
    joined: '2019',
    visits: 112,
    due: 120,
  },
];

export default function LockedPinning() {
  return (
    <div style={{ height: 284, width: '100%' }}>
      <DataGridPro
        label="Members"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
