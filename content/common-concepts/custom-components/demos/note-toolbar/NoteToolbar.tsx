import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, Toolbar } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';
import { places } from './places';

// Adds the extra props to the type of the toolbar slot
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    note?: string;
    onNoteChange?: (note: string) => void;
  }
}

// Defined once, at the top level of the module
function PlainToolbar({ note = '', onNoteChange }: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <TextField
        size="small"
        label="Note"
        value={note}
        onChange={(event) => onNoteChange?.(event.target.value)}
      />
    </Toolbar>
  );
}

const slots = { toolbar: PlainToolbar };

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  {
    field: 'population',
    headerName: 'Population',
    type: 'number',
    width: 140,
  },
];

export default function NoteToolbar() {
  const [note, setNote] = React.useState('');
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        showToolbar
        slots={slots}
        slotProps={{ toolbar: { note, onNoteChange: setNote } }}
      />
    </Box>
  );
}
