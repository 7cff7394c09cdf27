import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(5000));

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
};

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end, ...params }) => {
    // The footer keeps its values, so only the first block needs them.
    const isFirst = start === 0;
    const { rows, total, totals } = await server.list({
      sortBy: sortModel,
      filterBy: filterModel.items,
      logic: filterModel.logicOperator,
      aggregate: isFirst ? params.aggregationModel : undefined,
      start: Number(start),
      end: end + 1,
    });
    return {
      rows,
      rowCount: total,
      aggregateRow: isFirst ? totals : undefined,
    };
  },
  getAggregatedValue: (row, field) => row[field],
};

export default function LazyTotals() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 422 }}>
        <DataGridPremium
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          aggregationFunctions={aggregationFunctions}
          disablePivoting
          onDataSourceError={({ message }) => setError(message)}
          initialState={{ aggregation: { model: { quantity: 'sum' } } }}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
        />
      </Box>
    </Box>
  );
}
