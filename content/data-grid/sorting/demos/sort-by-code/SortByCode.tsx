import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', width: 120 },
  {
    field: 'load',
    headerName: 'Load (%)',
    type: 'number',
    width: 120,
    sortable: false,
  },
];

const rows = [
  { id: 1, server: 'web-01', region: 'Dublin', load: 41 },
  { id: 2, server: 'web-02', region: 'Dublin', load: 78 },
  { id: 3, server: 'web-03', region: 'Oregon', load: 15 },
  { id: 4, server: 'jobs-01', region: 'Oregon', load: 93 },
  { id: 5, server: 'jobs-02', region: 'Mumbai', load: 56 },
  { id: 6, server: 'cache-01', region: 'Mumbai', load: 22 },
];

export default function SortByCode() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('load', 'desc')}
        >
          Busiest first
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('load', 'asc')}
        >
          Least busy first
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>
          Original order
        </Button>
      </Stack>
      <Box sx={{ height: 424 }}>
        <DataGrid
          apiRef={apiRef}
          label="Servers"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
