import * as React from 'react';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createTrades, type Trade } from './trades';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 100 },
  { field: 'symbol', headerName: 'Symbol', flex: 1, minWidth: 100 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'tradedAt', headerName: 'Time', type: 'dateTime', width: 190 },
];

const rows = createTrades(10_000);

export default function ExcelProgress() {
  const [message, setMessage] = React.useState('');

  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGridPremium
        label="Trades"
        rows={rows}
        columns={columns}
        showToolbar
        onExcelExportStateChange={(state) =>
          setMessage(
            state === 'pending' ? 'Creating the file…' : 'Export finished',
          )
        }
      />
      <Snackbar
        open={message !== ''}
        message={message}
        autoHideDuration={message === 'Export finished' ? 4000 : null}
        onClose={() => setMessage('')}
      />
    </Box>
  );
}
