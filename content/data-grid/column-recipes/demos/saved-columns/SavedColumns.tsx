import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders } from './orders';

const STORAGE_KEY = 'orders-columns';

function loadColumns(): GridInitialState['columns'] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    // This runs on the server, storage is blocked, or the value is invalid.
    return {};
  }
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = orders.slice(0, 4);

export default function SavedColumns() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState(() => ({
    key: 0,
    columns: loadColumns(),
  }));

  const save = () => {
    try {
      const state = apiRef.current?.exportState();
      localStorage.setItem(STORAGE_KEY, JSON.stringify(state?.columns));
    } catch {
      // Storage is full or blocked: the columns aren't saved.
    }
  };

  const reset = () => {
    localStorage.removeItem(STORAGE_KEY);
    setSaved({ key: saved.key + 1, columns: {} });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() =>
            setSaved({ key: saved.key + 1, columns: loadColumns() })
          }
        >
          Reopen
        </Button>
        <Button onClick={reset}>Reset columns</Button>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          key={saved.key}
          apiRef={apiRef}
          label="Orders"
          rows={rows}
          columns={columns}
          showToolbar
          initialState={{ columns: saved.columns }}
          onColumnWidthChange={save}
          onColumnVisibilityModelChange={save}
        />
      </Box>
    </Box>
  );
}
