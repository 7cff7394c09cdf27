import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'bed', headerName: 'Bed', width: 100 },
  { field: 'latin', headerName: 'Latin name', width: 180 },
];

const rows = [
  { id: 1, plant: 'Lavender', bed: 'South', latin: 'Lavandula angustifolia' },
  { id: 2, plant: 'Rosemary', bed: 'South', latin: 'Salvia rosmarinus' },
  { id: 3, plant: 'Sage', bed: 'North', latin: 'Salvia officinalis' },
  { id: 4, plant: 'Mint', bed: 'North', latin: 'Mentha spicata' },
  { id: 5, plant: 'Chia', bed: 'East', latin: 'Salvia hispanica' },
];

const initialState = {
  columns: { columnVisibilityModel: { latin: false } },
};

export default function HiddenColumns() {
  const [searchesHidden, setSearchesHidden] = React.useState(true);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['salvia'],
  });
  const model = React.useMemo(
    () => ({
      ...filterModel,
      quickFilterExcludeHiddenColumns: !searchesHidden,
    }),
    [filterModel, searchesHidden],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Search hidden columns"
        control={
          <Switch
            checked={searchesHidden}
            onChange={(event) => setSearchesHidden(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 424 }}>
        <DataGrid
          label="Herb garden"
          rows={rows}
          columns={columns}
          showToolbar
          initialState={initialState}
          filterModel={model}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
