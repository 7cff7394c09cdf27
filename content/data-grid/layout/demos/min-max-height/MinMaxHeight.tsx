import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
];

const TEAMS = ['Billing', 'Search', 'Mobile', 'Platform'];
const tickets = Array.from({ length: 40 }, (_, index) => ({
  id: 700 + index,
  team: TEAMS[index % TEAMS.length],
  hours: ((index * 5) % 16) + 1,
}));

export default function MinMaxHeight() {
  const labelId = React.useId();
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => tickets.slice(0, count), [count]);

  return (
    <Stack spacing={1}>
      <Typography id={labelId} variant="body2">
        Rows: {count}
      </Typography>
      <div style={{ padding: '0 12px' }}>
        <Slider
          aria-labelledby={labelId}
          value={count}
          max={tickets.length}
          onChange={(_, value) => setCount(value)}
        />
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 240,
          maxHeight: 380,
        }}
      >
        <DataGrid label="Tickets" rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
