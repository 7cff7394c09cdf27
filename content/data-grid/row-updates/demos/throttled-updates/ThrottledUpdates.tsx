import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createRandom } from './random';

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 110 },
  { field: 'value', headerName: 'Value', type: 'number', width: 110 },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 120 },
];

const rows = ['Boiler', 'Intake', 'Return', 'Outdoor'].map((sensor, id) => ({
  id,
  sensor,
  value: 20,
  readings: 0,
}));

const random = createRandom(11);

export default function ThrottledUpdates() {
  const apiRef = useGridApiRef();
  const [isRunning, setIsRunning] = React.useState(true);
  const [sent, setSent] = React.useState(0);
  const count = React.useRef(0);

  React.useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      count.current += 1;
      setSent(count.current);
      apiRef.current?.updateRows([
        {
          id: count.current % rows.length,
          value: Math.round(15 + random() * 10),
          readings: Math.ceil(count.current / rows.length),
        },
      ]);
    }, 10);
    return () => clearInterval(timer);
  }, [apiRef, isRunning]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <Button variant="outlined" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? 'Pause' : 'Resume'}
        </Button>
        <Typography variant="body2">Updates sent: {sent}</Typography>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Sensors"
          rows={rows}
          columns={columns}
          throttleRowsMs={2000}
        />
      </Box>
    </Box>
  );
}
