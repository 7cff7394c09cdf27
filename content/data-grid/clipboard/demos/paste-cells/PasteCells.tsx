import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const month = { type: 'number', editable: true, width: 90 } as const;

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 110 },
  { field: 'jan', headerName: 'Jan', ...month },
  { field: 'feb', headerName: 'Feb', ...month },
  { field: 'mar', headerName: 'Mar', ...month },
];

const rows = [
  { id: 1, team: 'Design', jan: 4200, feb: 3800, mar: 5100 },
  { id: 2, team: 'Research', jan: 3500, feb: 4000, mar: 3700 },
  { id: 3, team: 'Support', jan: 5800, feb: 6100, mar: 6600 },
  { id: 4, team: 'Sales', jan: 2700, feb: 3300, mar: 3000 },
  { id: 5, team: 'Legal', jan: 4900, feb: 4500, mar: 5200 },
];

export default function PasteCells() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        label="Budget by team"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport
      />
    </Box>
  );
}
