import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={0}
        slotProps={{
          root: {
            slotProps: {
              htmlInput: { min: 1, max: 40, 'aria-label': 'Seats, 1 to 40' },
            },
          },
        }}
      />
    ),
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(props.value >= 1 && props.value <= 40),
    }),
  },
];

const rows = [
  { id: 1, room: 'Library', seats: 12 },
  { id: 2, room: 'Workshop', seats: 18 },
  { id: 3, room: 'Studio', seats: 6 },
  { id: 4, room: 'Auditorium', seats: 40 },
];

export default function BuiltInEditor() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Rooms"
        rows={rows}
        columns={columns}
        sx={{ '& .Mui-error': { color: 'error.main' } }}
      />
    </div>
  );
}
