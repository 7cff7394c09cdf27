import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

function ImportOverlay() {
  return (
    <GridOverlay>
      <CircularProgress aria-label="Import progress" />
      <Typography>Importing 12 cities…</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This takes about a minute.
      </Typography>
    </GridOverlay>
  );
}

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
];

export default function CustomLoading() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        loading
        slots={{ loadingOverlay: ImportOverlay }}
      />
    </Box>
  );
}
