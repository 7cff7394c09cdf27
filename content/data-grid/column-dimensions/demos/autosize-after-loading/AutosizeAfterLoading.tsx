import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  email: string;
  city: string;
}

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'email', headerName: 'Email' },
  { field: 'city', headerName: 'City' },
];

const contacts: Contact[] = [
  {
    id: 1,
    name: 'Ada Berg',
    email: 'ada.berg@northwind.example',
    city: 'Oslo',
  },
  { id: 2, name: 'Bruno Costa', email: 'bruno@costa.example', city: 'Coimbra' },
  {
    id: 3,
    name: 'Chiara Fischer-Almeida',
    email: 'chiara.fischer-almeida@studio.example',
    city: 'Friedrichshafen',
  },
  { id: 4, name: 'Kenji Ito', email: 'kenji@ito.example', city: 'Osaka' },
];

// Simulates a request to your server.
async function fetchContacts(): Promise<Contact[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return contacts;
}

const autosizeOptions = { includeOutliers: true };

export default function AutosizeAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Contact[]>([]);
  const [isLoading, setIsLoading] = React.useState(false);

  const load = async () => {
    setRows([]);
    setIsLoading(true);
    const nextRows = await fetchContacts();
    // The rows must be in the DOM before they can be measured.
    flushSync(() => {
      setRows(nextRows);
      setIsLoading(false);
    });
    await apiRef.current?.autosizeColumns(autosizeOptions);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={load}
        disabled={isLoading}
        sx={{ mb: 2 }}
      >
        Load contacts
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Contacts"
          rows={rows}
          columns={columns}
          loading={isLoading}
        />
      </Box>
    </Box>
  );
}
