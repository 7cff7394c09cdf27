import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

const rows = [
  { id: 1, part: 'Ball bearing', stock: 120, price: 4 },
  { id: 2, part: 'Drive belt', stock: 35, price: 18 },
  { id: 3, part: 'Oil filter', stock: 64, price: 9 },
  { id: 4, part: 'Spark plug', stock: 210, price: 6 },
];

export default function CellsAndRows() {
  const [selectsRows, setSelectsRows] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Clicking a cell also selects its row"
        control={
          <Switch
            checked={selectsRows}
            onChange={(event) => setSelectsRows(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          label="Parts"
          rows={rows}
          columns={columns}
          cellSelection
          checkboxSelection
          disableRowSelectionOnClick={!selectsRows}
        />
      </Box>
    </Box>
  );
}
