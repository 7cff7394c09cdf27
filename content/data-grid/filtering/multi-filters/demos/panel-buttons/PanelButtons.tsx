import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { films } from './films';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'director', headerName: 'Director', width: 160 },
  { field: 'country', headerName: 'Country', width: 150 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'country', operator: 'equals', value: 'Japan' },
        { id: 2, field: 'director', operator: 'contains', value: 'o' },
      ],
    },
  },
};

export default function PanelButtons() {
  const [canAdd, setCanAdd] = React.useState(false);
  const [canRemoveAll, setCanRemoveAll] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row sx={{ mb: 1 }}>
        <FormControlLabel
          label="Add filter"
          control={
            <Switch
              checked={canAdd}
              onChange={(event) => setCanAdd(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="Remove all"
          control={
            <Switch
              checked={canRemoveAll}
              onChange={(event) => setCanRemoveAll(event.target.checked)}
            />
          }
        />
      </FormGroup>
      <Box sx={{ height: 424 }}>
        <DataGridPro
          label="Films"
          rows={films}
          columns={columns}
          showToolbar
          initialState={initialState}
          slotProps={{
            filterPanel: {
              disableAddFilterButton: !canAdd,
              disableRemoveAllButton: !canRemoveAll,
            },
          }}
        />
      </Box>
    </Box>
  );
}
