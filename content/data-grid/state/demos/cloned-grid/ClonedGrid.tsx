import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'offices', headerName: 'Offices', type: 'number', width: 110 },
];

const rows = [
  { id: 1, city: 'Lisbon', country: 'Portugal', offices: 2 },
  { id: 2, city: 'Osaka', country: 'Japan', offices: 1 },
  { id: 3, city: 'Nairobi', country: 'Kenya', offices: 3 },
];

export default function ClonedGrid() {
  const apiRef = useGridApiRef();
  const [copy, setCopy] = React.useState<{
    key: number;
    state?: GridInitialState;
  }>({ key: 0 });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          label="Offices"
          rows={rows}
          columns={columns}
        />
      </Box>
      <Button
        variant="outlined"
        sx={{ my: 2 }}
        onClick={() =>
          setCopy({ key: copy.key + 1, state: apiRef.current?.exportState() })
        }
      >
        Copy the view
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGrid
          key={copy.key}
          label="Offices, copy"
          rows={rows}
          columns={columns}
          initialState={copy.state}
        />
      </Box>
    </Box>
  );
}
