import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { places, type Place } from './places';

function NoColumnsOverlay() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      <Typography>All columns are hidden</Typography>
      <Button
        size="small"
        onClick={() => apiRef.current.setColumnVisibilityModel({})}
      >
        Show all columns
      </Button>
    </GridOverlay>
  );
}

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
];

export default function CustomNoColumns() {
  return (
    <Box sx={{ width: '100%', height: 315 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { city: false, country: false } },
        }}
        slots={{ noColumnsOverlay: NoColumnsOverlay }}
      />
    </Box>
  );
}
