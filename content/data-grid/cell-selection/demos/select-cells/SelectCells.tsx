import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 100 },
  { field: 'jan', headerName: 'Jan', type: 'number', width: 80 },
  { field: 'feb', headerName: 'Feb', type: 'number', width: 80 },
  { field: 'mar', headerName: 'Mar', type: 'number', width: 80 },
];

const rows = [
  { id: 1, region: 'North', jan: 42, feb: 38, mar: 51 },
  { id: 2, region: 'South', jan: 35, feb: 40, mar: 37 },
  { id: 3, region: 'East', jan: 58, feb: 61, mar: 66 },
  { id: 4, region: 'West', jan: 27, feb: 33, mar: 30 },
  { id: 5, region: 'Central', jan: 49, feb: 45, mar: 52 },
];

export default function SelectCells() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Units sold"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
