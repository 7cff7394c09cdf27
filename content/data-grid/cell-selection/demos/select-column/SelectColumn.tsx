import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'low', headerName: 'Low (°C)', type: 'number', width: 110 },
  { field: 'high', headerName: 'High (°C)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, city: 'Lisbon', low: 17, high: 28 },
  { id: 2, city: 'Oslo', low: 11, high: 20 },
  { id: 3, city: 'Nairobi', low: 13, high: 25 },
  { id: 4, city: 'Osaka', low: 24, high: 33 },
];

export default function SelectColumn() {
  const apiRef = useGridApiRef();
  const selectColumn = (field: string) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const first = ids.at(0);
    const last = ids.at(-1);
    if (first !== undefined && last !== undefined) {
      apiRef.current?.selectCellRange(
        { id: first, field },
        { id: last, field },
      );
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button variant="outlined" onClick={() => selectColumn('low')}>
          Select lows
        </Button>
        <Button variant="outlined" onClick={() => selectColumn('high')}>
          Select highs
        </Button>
        <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          label="Temperatures"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
        />
      </Box>
    </Box>
  );
}
