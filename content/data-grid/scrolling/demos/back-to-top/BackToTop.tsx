import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createTrades, type Trade } from './trades';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 100 },
  { field: 'symbol', headerName: 'Symbol', flex: 1, minWidth: 100 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const rows = createTrades(100);

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [isScrolled, setIsScrolled] = React.useState(false);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) =>
        setIsScrolled(top > 300),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        disabled={!isScrolled}
        onClick={() => apiRef.current?.scroll({ top: 0 })}
        sx={{ mb: 2 }}
      >
        Back to top
      </Button>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Trades"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
