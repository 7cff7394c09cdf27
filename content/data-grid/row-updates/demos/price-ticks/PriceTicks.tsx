import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createRandom } from './random';

const columns: GridColDef[] = [
  { field: 'symbol', headerName: 'Symbol', flex: 1, minWidth: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 120 },
  { field: 'ticks', headerName: 'Updates', type: 'number', width: 120 },
];

const rows = [
  { id: 'ALD', symbol: 'ALD', price: 41.2, ticks: 0 },
  { id: 'BRT', symbol: 'BRT', price: 118.5, ticks: 0 },
  { id: 'CPF', symbol: 'CPF', price: 9.8, ticks: 0 },
  { id: 'DLT', symbol: 'DLT', price: 64.1, ticks: 0 },
];

const random = createRandom(7);

export default function PriceTicks() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = React.useState(true);

  React.useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      const updates = rows
        .filter(() => random() < 0.5)
        .map(({ id }) => {
          const row = apiRef.current?.getRow(id);
          const change = Math.round(random() * 20 - 10) / 10;
          return { id, price: row.price + change, ticks: row.ticks + 1 };
        });
      apiRef.current?.updateRows(updates);
    }, 500);
    return () => clearInterval(timer);
  }, [apiRef, isLive]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Live prices"
        control={
          <Switch
            checked={isLive}
            onChange={(event) => setIsLive(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Prices"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
