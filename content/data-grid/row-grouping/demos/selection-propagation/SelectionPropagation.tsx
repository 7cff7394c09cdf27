import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowSelectionPropagation,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'member', headerName: 'Member', flex: 1, minWidth: 130 },
  { field: 'choir', headerName: 'Choir', width: 110 },
];

const rows = [
  { id: 1, member: 'Bruno', choir: 'Bass' },
  { id: 2, member: 'Emeka', choir: 'Bass' },
  { id: 3, member: 'Chiara', choir: 'Alto' },
  { id: 4, member: 'Leila', choir: 'Alto' },
];

export default function SelectionPropagation() {
  const [propagation, setPropagation] =
    React.useState<GridRowSelectionPropagation>({
      parents: true,
      descendants: true,
    });

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row sx={{ mb: 2 }}>
        <FormControlLabel
          label="Parents"
          control={<Checkbox />}
          checked={propagation.parents ?? false}
          onChange={(_, parents) => setPropagation({ ...propagation, parents })}
        />
        <FormControlLabel
          label="Descendants"
          control={<Checkbox />}
          checked={propagation.descendants ?? false}
          onChange={(_, descendants) =>
            setPropagation({ ...propagation, descendants })
          }
        />
      </FormGroup>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          checkboxSelection
          disableRowSelectionOnClick
          label="Choir members"
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['choir'] } }}
          rowSelectionPropagation={propagation}
          defaultGroupingExpansionDepth={1}
        />
      </Box>
    </Box>
  );
}
