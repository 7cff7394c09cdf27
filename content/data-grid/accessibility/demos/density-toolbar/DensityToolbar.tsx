import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'population', headerName: 'Population', type: 'number', width: 120 },
];

const choices: { density: GridDensity; label: string }[] = [
  { density: 'compact', label: 'Compact' },
  { density: 'standard', label: 'Standard' },
  { density: 'comfortable', label: 'Comfortable' },
];

function DensityButtons() {
  const apiRef = useGridApiContext();
  const current = useGridSelector(apiRef, gridDensitySelector);

  return (
    <Toolbar aria-label="Row density">
      {choices.map(({ density, label }) => (
        <ToolbarButton
          key={density}
          onClick={() => apiRef.current.setDensity(density)}
          render={
            <ToggleButton
              size="small"
              value={density}
              selected={density === current}
            />
          }
        >
          {label}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

export default function DensityToolbar() {
  return (
    <Box sx={{ width: '100%', height: 433 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        initialState={{ density: 'compact' }}
        slots={{ toolbar: DensityButtons }}
        showToolbar
      />
    </Box>
  );
}
