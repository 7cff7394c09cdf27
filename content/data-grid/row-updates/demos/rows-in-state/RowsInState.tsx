import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const names = ['Ines', 'Tom', 'Anna', 'Omar', 'Mei', 'Luis'];
const createGuest = (id: number) => ({
  id,
  name: names[id % names.length],
  seats: 1 + (id % 3),
});

export default function RowsInState() {
  const [rows, setRows] = React.useState([createGuest(0), createGuest(1)]);
  const nextId = React.useRef(rows.length);

  const addGuest = () => {
    const guest = createGuest(nextId.current);
    nextId.current += 1;
    setRows((previous) => [...previous, guest]);
  };

  const addSeatToFirst = () => {
    setRows((previous) =>
      previous.map((row, index) =>
        index === 0 ? { ...row, seats: row.seats + 1 } : row,
      ),
    );
  };

  const removeFirst = () => setRows((previous) => previous.slice(1));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={addGuest}>
          Add a guest
        </Button>
        <Button variant="outlined" onClick={addSeatToFirst}>
          Add a seat
        </Button>
        <Button variant="outlined" onClick={removeFirst}>
          Remove a guest
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid label="Guests" rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
