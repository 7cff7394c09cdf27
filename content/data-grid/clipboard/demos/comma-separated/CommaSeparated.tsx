import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  {
    field: 'low',
    headerName: 'Low (°C)',
    type: 'number',
    width: 130,
    editable: true,
  },
  {
    field: 'high',
    headerName: 'High (°C)',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, station: 'Harbor', low: 4, high: 11 },
  { id: 2, station: 'Airport', low: 1, high: 9 },
  { id: 3, station: 'Hilltop', low: -3, high: 5 },
  { id: 4, station: 'Old town', low: 3, high: 10 },
  { id: 5, station: 'Valley', low: -1, high: 8 },
];

const splitCommas = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim()));

export default function CommaSeparated() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        label="Temperatures"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport
        clipboardCopyCellDelimiter=","
        splitClipboardPastedText={splitCommas}
      />
    </Box>
  );
}
