import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'island', headerName: 'Island', flex: 1, minWidth: 120 },
  { field: 'harbor', headerName: 'Harbor', width: 140 },
  { field: 'sailings', headerName: 'Sailings', type: 'number', width: 100 },
];

const rows = [
  { id: 1, island: 'Læsø', harbor: 'Vesterø', sailings: 7 },
  { id: 2, island: 'Samsø', harbor: 'Ballen', sailings: 9 },
  { id: 3, island: 'Ærø', harbor: 'Søby', sailings: 12 },
];

const sx = {
  [`& .${gridClasses.toolbar}`]: { bgcolor: 'action.hover' },
  [`& .${gridClasses.toolbarLabel}`]: { color: 'primary.main' },
};

export default function ToolbarParts() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Ferries"
        rows={rows}
        columns={columns}
        sx={sx}
        showToolbar
      />
    </div>
  );
}
