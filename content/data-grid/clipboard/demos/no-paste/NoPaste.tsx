import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'judge', headerName: 'Judge', flex: 1, minWidth: 120 },
  { field: 'form', headerName: 'Form', type: 'number', editable: true },
  { field: 'style', headerName: 'Style', type: 'number', editable: true },
];

const rows = [
  { id: 1, judge: 'A. Moreau', form: 8.5, style: 9 },
  { id: 2, judge: 'K. Sato', form: 8, style: 8.5 },
  { id: 3, judge: 'P. Novak', form: 9, style: 7.5 },
];

export default function NoPaste() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        label="Scores"
        rows={rows}
        columns={columns}
        disableClipboardPaste
        disableRowSelectionOnClick
      />
    </Box>
  );
}
