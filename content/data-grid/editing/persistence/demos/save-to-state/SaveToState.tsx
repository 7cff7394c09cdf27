import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130, editable: true },
  {
    field: 'cost',
    headerName: 'Cost ($)',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const initialRows = [
  { id: 1, item: 'Venue', cost: 1800 },
  { id: 2, item: 'Catering', cost: 950 },
  { id: 3, item: 'Music', cost: 400 },
  { id: 4, item: 'Flowers', cost: 220 },
];

export default function SaveToState() {
  const [rows, setRows] = React.useState(initialRows);
  const total = rows.reduce((sum, row) => sum + row.cost, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Event budget"
          rows={rows}
          columns={columns}
          processRowUpdate={(newRow) => {
            setRows((current) =>
              current.map((row) => (row.id === newRow.id ? newRow : row)),
            );
            return newRow;
          }}
        />
      </Box>
      <Typography sx={{ mt: 1.5 }}>Total: ${total}</Typography>
    </Box>
  );
}
