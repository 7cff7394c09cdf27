import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'visit', headerName: 'Visit' },
  { field: 'patient', headerName: 'Patient' },
  { field: 'note', headerName: 'Note', maxWidth: 320 },
];

const rows = [
  {
    id: 1,
    visit: 'V-2041',
    patient: 'Biscuit',
    note: 'Left ear is healing well. Continue the drops twice a day and come back in two weeks for a check.',
  },
  { id: 2, visit: 'V-2042', patient: 'Luna', note: 'Annual vaccination.' },
  {
    id: 3,
    visit: 'V-2043',
    patient: 'Sergeant Pepper',
    note: 'Lost 300 g since March. Switch to the low-fat food and weigh again next month.',
  },
  { id: 4, visit: 'V-2044', patient: 'Mochi', note: 'Nails trimmed.' },
];

const autosizeOptions = { includeOutliers: true };
const getRowHeight = () => 'auto' as const;

export default function AutosizeWrappedText() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Clinic visits"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
      />
    </Box>
  );
}
