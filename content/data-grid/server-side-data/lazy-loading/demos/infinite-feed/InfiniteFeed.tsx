import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createServer } from './server';
import { createTrades, type Trade } from './trades';

const server = createServer(createTrades(190), { latency: 800 });

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 100 },
  { field: 'symbol', headerName: 'Symbol', flex: 1, minWidth: 100 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end }) => {
    const { rows } = await server.list({
      sortBy: sortModel,
      filterBy: filterModel.items,
      logic: filterModel.logicOperator,
      start: Number(start),
      end: end + 1,
    });
    return { rows };
  },
};

export default function InfiniteFeed() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 422 }}>
        <DataGridPro
          label="Trades"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          onDataSourceError={({ message }) => setError(message)}
          localeText={{ noRowsLabel: 'No trades match these filters' }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
