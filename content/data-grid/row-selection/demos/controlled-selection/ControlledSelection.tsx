import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createRowSelectionManager,
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 130 },
];

const noSelection: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ControlledSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 3]),
  });

  const manager = createRowSelectionManager(model);
  const selected = places.filter(({ id }) => manager.has(id));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 2, mb: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setModel(noSelection)}>
          Clear
        </Button>
        <Typography variant="body2" component="p">
          <code dir="ltr">
            {model.type} [{[...model.ids].join(', ')}]
          </code>
          <br />
          {selected.length} of {places.length} cities selected
        </Typography>
      </Stack>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Cities"
          rows={places}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
