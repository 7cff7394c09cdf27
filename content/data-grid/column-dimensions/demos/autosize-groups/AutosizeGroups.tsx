import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'publisher', headerName: 'Publisher' },
  { field: 'title', headerName: 'Title' },
  { field: 'pages', headerName: 'Pages', type: 'number' },
];

const rows = [
  { id: 1, publisher: 'Alder', title: 'Salt Roads', pages: 288 },
  {
    id: 2,
    publisher: 'Alder',
    title: 'A Short History of Lighthouses',
    pages: 412,
  },
  { id: 3, publisher: 'Brook & Co', title: 'Tin', pages: 176 },
  {
    id: 4,
    publisher: 'Brook & Co',
    title: 'The Beekeeper of Sutton Marsh',
    pages: 320,
  },
  {
    id: 5,
    publisher: 'Cedar',
    title: 'Winter Kitchens of the Far North',
    pages: 240,
  },
];

const initialState = {
  rowGrouping: { model: ['publisher'] },
  columns: { columnVisibilityModel: { publisher: false } },
};
const autosizeOptions = { includeOutliers: true };

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        // Wait until the rows of the group are in the DOM.
        requestAnimationFrame(() => {
          apiRef.current?.autosizeColumns(autosizeOptions);
        });
      }),
    [apiRef],
  );

  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Books"
        rows={rows}
        columns={columns}
        initialState={initialState}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
      />
    </Box>
  );
}
