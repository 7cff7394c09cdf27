import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createServer } from './server';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'phone', headerName: 'Phone', width: 160, editable: true },
];

const rows = [
  { id: 1, name: 'Amina Diallo', phone: '555-0134' },
  { id: 2, name: 'Jonas Berg', phone: '555-0178' },
  { id: 3, name: 'Mei Tanaka', phone: '555-0112' },
  { id: 4, name: 'Pablo Ruiz', phone: '555-0190' },
];

const server = createServer(rows, { latency: 800, failEvery: 2 });

export default function SaveToServer() {
  const [status, setStatus] = React.useState<
    'ready' | 'saving' | 'saved' | 'failed'
  >('ready');

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity={status === 'failed' ? 'error' : 'info'} sx={{ mb: 2 }}>
        {status === 'ready' && 'Edit a contact. Every other save fails.'}
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'All changes saved.'}
        {status === 'failed' &&
          'The contact could not be saved. Press Enter to try again, or Esc to undo.'}
      </Alert>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Contacts"
          rows={rows}
          columns={columns}
          processRowUpdate={async (newRow) => {
            setStatus('saving');
            const savedRow = await server.update(newRow);
            setStatus('saved');
            return savedRow;
          }}
          onProcessRowUpdateError={() => setStatus('failed')}
        />
      </Box>
    </Box>
  );
}
