import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            {open ? 'Close panel' : 'Choose columns'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'light', headerName: 'Light', width: 120 },
  { field: 'water', headerName: 'Water', width: 120 },
];

const rows = [
  { id: 1, plant: 'Aloe', light: 'Full sun', water: 'Monthly' },
  { id: 2, plant: 'Boston fern', light: 'Shade', water: 'Weekly' },
  { id: 3, plant: 'Rubber fig', light: 'Partial shade', water: 'Weekly' },
  { id: 4, plant: 'Peace lily', light: 'Shade', water: 'Weekly' },
];

export default function OpenState() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Plants"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ColumnsToolbar }}
      />
    </div>
  );
}
