import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Invoice', width: 120 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

const rows: GridRowsProp = [];

const localeText = { noRowsLabel: 'No open invoices' };

export default function NoRows() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Open invoices"
        rows={rows}
        columns={columns}
        localeText={localeText}
      />
    </Box>
  );
}
