import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Inspection code' },
  { field: 'bridge', headerName: 'Bridge' },
  { field: 'length', headerName: 'Length in meters', type: 'number' },
];

const rows = [
  { id: 1, code: 'B-1', bridge: 'Mill Lane', length: 18 },
  { id: 2, code: 'B-2', bridge: 'Old Harbor', length: 64 },
  {
    id: 3,
    code: 'B-3',
    bridge: 'Railway viaduct at the former sugar refinery',
    length: 212,
  },
  { id: 4, code: 'B-4', bridge: 'Station Road', length: 35 },
  { id: 5, code: 'B-5', bridge: 'Abbey Weir', length: 27 },
];

export default function AutosizeOptions() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);

  const autosize = () =>
    apiRef.current?.autosizeColumns({
      includeHeaders,
      includeOutliers,
      expand,
    });

  const options = [
    { label: 'Include headers', value: includeHeaders, set: setIncludeHeaders },
    {
      label: 'Include outliers',
      value: includeOutliers,
      set: setIncludeOutliers,
    },
    { label: 'Expand', value: expand, set: setExpand },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
      >
        <Button variant="outlined" onClick={autosize}>
          Autosize columns
        </Button>
        {options.map(({ label, value, set }) => (
          <FormControlLabel
            key={label}
            label={label}
            control={
              <Switch
                checked={value}
                onChange={(event) => set(event.target.checked)}
              />
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          label="Bridges"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
