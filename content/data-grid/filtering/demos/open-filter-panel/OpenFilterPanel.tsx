import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { films } from './films';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    valueFormatter: (value?: number) => value?.toString() ?? '',
    width: 100,
  },
];

export default function OpenFilterPanel() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.showFilterPanel('country')}
        >
          Filter by country
        </Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 422 }}>
        <DataGrid
          apiRef={apiRef}
          label="Films"
          rows={films}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
