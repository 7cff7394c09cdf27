import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 100 },
  { field: 'heating', headerName: 'Heating', type: 'number', width: 110 },
  { field: 'power', headerName: 'Power', type: 'number', width: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

function EnergyHeader({ headerName }: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <path d="M9 0 2 9h5l-1 7 8-10H9z" fill="currentColor" />
      </svg>
      <span>{headerName}</span>
    </Stack>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'energy',
    headerName: 'Energy (kWh)',
    headerAlign: 'center',
    headerClassName: 'energy-group',
    renderHeaderGroup: (params) => <EnergyHeader {...params} />,
    children: [{ field: 'heating' }, { field: 'power' }],
  },
  {
    groupId: 'usage',
    headerName: 'Usage',
    description: 'Average per working day in March',
    headerAlign: 'center',
    headerClassName: 'usage-group',
    children: [{ field: 'seats' }, { field: 'hours' }],
  },
];

const rows = [
  { id: 1, room: 'Atlas', heating: 41, power: 18, seats: 8, hours: 6.5 },
  { id: 2, room: 'Birch', heating: 29, power: 11, seats: 4, hours: 3 },
  { id: 3, room: 'Cedar', heating: 66, power: 34, seats: 20, hours: 5.5 },
  { id: 4, room: 'Delta', heating: 38, power: 21, seats: 10, hours: 7 },
];

export default function StyledGroups() {
  return (
    <div style={{ height: 376, width: '100%' }}>
      <DataGrid
        label="Meeting rooms"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        sx={{
          '& .energy-group': { backgroundColor: 'rgba(255, 167, 38, 0.24)' },
          '& .usage-group': { backgroundColor: 'rgba(41, 182, 246, 0.24)' },
        }}
      />
    </div>
  );
}
