import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const days = ['mon', 'tue', 'wed', 'thu'] as const;

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'mon', headerName: 'Mon', type: 'number', width: 75 },
  { field: 'tue', headerName: 'Tue', type: 'number', width: 75 },
  { field: 'wed', headerName: 'Wed', type: 'number', width: 75 },
  { field: 'thu', headerName: 'Thu', type: 'number', width: 75 },
];

const initialRows = [
  { id: 1, name: 'Amina', mon: 8, tue: 8, wed: 6, thu: 8 },
  { id: 2, name: 'Jonas', mon: 8, tue: 4, wed: 8, thu: 8 },
  { id: 3, name: 'Mei', mon: 6, tue: 8, wed: 8, thu: 4 },
  { id: 4, name: 'Pablo', mon: 8, tue: 8, wed: 8, thu: 8 },
];

export default function FillSelection() {
  const [rows, setRows] = React.useState(initialRows);
  const [hours, setHours] = React.useState('0');
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: { tue: true, wed: true },
    3: { tue: true, wed: true },
  });

  const fill = () =>
    setRows(
      rows.map((row) => {
        const newRow = { ...row };
        for (const day of days) {
          if (model[row.id]?.[day]) {
            newRow[day] = Number(hours);
          }
        }
        return newRow;
      }),
    );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <TextField
          label="Hours"
          type="number"
          size="small"
          value={hours}
          onChange={(event) => setHours(event.target.value)}
          sx={{ width: 100 }}
        />
        <Button variant="outlined" onClick={fill}>
          Fill selected cells
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          label="Working hours"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
