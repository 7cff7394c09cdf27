import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120, editable: true },
  {
    field: 'offices',
    headerName: 'Offices',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const rows = [
  { id: 1, city: 'Lisbon', offices: 2 },
  { id: 2, city: 'Osaka', offices: 1 },
  { id: 3, city: 'Nairobi', offices: 3 },
];

export default function EditReasons() {
  const [editMode, setEditMode] = React.useState<'cell' | 'row'>('cell');
  const [log, setLog] = React.useState<string[]>([]);
  const add = (event: string) => (params: { reason?: string }) =>
    setLog((current) => [`${event}: ${params.reason}`, ...current].slice(0, 5));

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Edit mode"
        value={editMode}
        onChange={(_, mode) => mode && setEditMode(mode)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="cell">Cell editing</ToggleButton>
        <ToggleButton value="row">Row editing</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 268 }}>
        <DataGrid
          label="Offices"
          rows={rows}
          columns={columns}
          editMode={editMode}
          onCellEditStart={add('cellEditStart')}
          onCellEditStop={add('cellEditStop')}
          onRowEditStart={add('rowEditStart')}
          onRowEditStop={add('rowEditStop')}
        />
      </Box>
      <Box
        component="pre"
        role="log"
        aria-label="Events"
        sx={{ height: 108, m: 0, mt: 2, fontSize: 13 }}
      >
        {log.join('\n') || 'Edit a cell to see the events.'}
      </Box>
    </Box>
  );
}
