import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColSpanFn,
} from '@mui/x-data-grid';

const slots = ['9:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

const mergeEqual: GridColSpanFn = (value, row, column, apiRef) => {
  if (!value) return 1;
  const visible = apiRef.current.getVisibleColumns();
  const start = visible.findIndex(({ field }) => field === column.field);
  const end = visible.findIndex(
    ({ field }, index) => index > start && row[field] !== value,
  );
  return (end === -1 ? visible.length : end) - start;
};

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 120, hideable: false },
  ...slots.map((slot): GridColDef => ({
    field: slot,
    flex: 1,
    minWidth: 100,
    sortable: false,
    filterable: false,
    hideable: false,
    disableColumnMenu: true,
    colSpan: mergeEqual,
    cellClassName: ({ value }) => (value ? 'booked' : ''),
  })),
];

const rows = [
  {
    id: 1,
    room: 'Atlas',
    '9:00': 'Budget review',
    '10:00': 'Budget review',
    '13:00': 'Interview',
  },
  {
    id: 2,
    room: 'Beacon',
    '10:00': 'Design workshop',
    '11:00': 'Design workshop',
    '12:00': 'Design workshop',
  },
  {
    id: 3,
    room: 'Cedar',
    '9:00': 'Stand-up',
    '13:00': 'Training',
    '14:00': 'Training',
  },
  { id: 4, room: 'Delta', '11:00': 'Sales call', '12:00': 'Sales call' },
];

export default function RoomBookings() {
  return (
    <Box sx={{ height: 267, width: '100%' }}>
      <DataGrid
        label="Room bookings"
        rows={rows}
        columns={columns}
        hideFooter
        showCellVerticalBorder
        sx={{ '& .booked': { bgcolor: 'action.selected' } }}
      />
    </Box>
  );
}
