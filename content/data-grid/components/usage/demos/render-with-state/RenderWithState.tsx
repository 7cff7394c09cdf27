import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                variant={filterCount > 0 ? 'contained' : 'outlined'}
              />
            }
          >
            {filterCount > 0 ? `Filtered by ${filterCount}` : 'Filter'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const rows = [
  { id: 1, room: 'Birch', floor: 1, seats: 6 },
  { id: 2, room: 'Maple', floor: 1, seats: 12 },
  { id: 3, room: 'Rowan', floor: 2, seats: 4 },
  { id: 4, room: 'Linden', floor: 3, seats: 20 },
];

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'seats', operator: '>=', value: 6 }] },
  },
};

export default function RenderWithState() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Meeting rooms"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
      />
    </div>
  );
}
