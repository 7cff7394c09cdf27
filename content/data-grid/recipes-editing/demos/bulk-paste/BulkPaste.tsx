import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Forecast {
  id: number;
  store: string;
  q1: number;
  q2: number;
}

const columns: GridColDef<Forecast>[] = [
  { field: 'store', headerName: 'Store', flex: 1, minWidth: 110 },
  { field: 'q1', headerName: 'Q1', type: 'number', editable: true },
  { field: 'q2', headerName: 'Q2', type: 'number', editable: true },
];

const initialRows: Forecast[] = [
  { id: 1, store: 'Boston', q1: 120, q2: 135 },
  { id: 2, store: 'Denver', q1: 80, q2: 85 },
  { id: 3, store: 'Austin', q1: 95, q2: 110 },
  { id: 4, store: 'Miami', q1: 140, q2: 150 },
];

const isSame = (a: Forecast, b?: Forecast) => a.q1 === b?.q1 && a.q2 === b.q2;

export default function BulkPaste() {
  const [savedRows, setSavedRows] = React.useState(initialRows);
  const [rows, setRows] = React.useState(initialRows);
  const changed = rows.filter((row, index) => !isSame(row, savedRows[index]));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button
          variant="contained"
          disabled={changed.length === 0}
          onClick={() => setSavedRows(rows)}
        >
          Save ({changed.length})
        </Button>
        <Button
          disabled={changed.length === 0}
          onClick={() => setRows(savedRows)}
        >
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          label="Sales forecast"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={(newRow) => {
            setRows((current) =>
              current.map((row) => (row.id === newRow.id ? newRow : row)),
            );
            return newRow;
          }}
          getRowClassName={({ id }) =>
            changed.some((row) => row.id === id) ? 'changed' : ''
          }
          sx={{ '& .changed': { fontWeight: 'bold' } }}
        />
      </Box>
    </Box>
  );
}
