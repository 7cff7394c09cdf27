import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'population', headerName: 'Population', type: 'number', width: 120 },
];

const rows = places.slice(0, 5);

export default function CopyRows() {
  const [copied, setCopied] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Cities"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
        />
      </Box>
      <Typography role="status" variant="body2" noWrap sx={{ mt: 2 }}>
        {copied ? `Copied: ${copied}` : 'Nothing copied yet'}
      </Typography>
    </Box>
  );
}
