import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';

function TripsToolbar({ onAddTrip }: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <ToolbarButton onClick={onAddTrip}>Add trip</ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: TripsToolbar };
const columns: GridColDef[] = [{ field: 'city' }];

export function Trips() {
  return (
    <DataGrid
      rows={[]}
      columns={columns}
      showToolbar
      slots={slots}
      slotProps={{ toolbar: { onAddTrip: () => {} } }}
    />
  );
}
