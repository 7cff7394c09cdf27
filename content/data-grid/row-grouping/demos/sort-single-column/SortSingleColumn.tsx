import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'mountain', headerName: 'Mountain', width: 160 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, region: 'Alps', mountain: 'Dom', height: 4545 },
  { id: 2, region: 'Alps', mountain: 'Weisshorn', height: 4506 },
  { id: 3, region: 'Andes', mountain: 'Coropuna', height: 6377 },
  { id: 4, region: 'Andes', mountain: 'Huascarán', height: 6768 },
];

const initialState: GridInitialState = {
  rowGrouping: { model: ['region'] },
  columns: { columnVisibilityModel: { region: false, mountain: false } },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
    ],
  },
};

const byMountain = { headerName: 'Name', leafField: 'mountain', width: 220 };
const byRegion = { ...byMountain, mainGroupingCriteria: 'region' };

export default function SortSingleColumn() {
  const [sortsGroups, setSortsGroups] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Sort and filter by region"
        control={<Switch />}
        checked={sortsGroups}
        onChange={(_, checked) => setSortsGroups(checked)}
        sx={{ mb: 2 }}
      />
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          key={sortsGroups ? 'region' : 'mountain'}
          label="Mountains"
          rows={rows}
          columns={columns}
          initialState={initialState}
          groupingColDef={sortsGroups ? byRegion : byMountain}
          defaultGroupingExpansionDepth={-1}
        />
      </Box>
    </Box>
  );
}
