import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilterModelSelector,
  GridOverlay,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { places, type Place } from './places';

function NoCitiesOverlay() {
  const apiRef = useGridApiContext();
  const { quickFilterValues } = useGridSelector(
    apiRef,
    gridFilterModelSelector,
  );
  const search = quickFilterValues?.join(' ');

  return (
    <GridOverlay>
      <Typography>
        {search ? `No city matches “${search}”` : 'No city matches the filter'}
      </Typography>
      <Button
        size="small"
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Clear the filter
      </Button>
    </GridOverlay>
  );
}

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
];

export default function CustomNoResults() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['Paris'] },
          },
        }}
        slots={{ noResultsOverlay: NoCitiesOverlay }}
        showToolbar
      />
    </Box>
  );
}
