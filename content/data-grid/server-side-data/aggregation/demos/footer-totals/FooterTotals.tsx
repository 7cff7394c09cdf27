import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(500));

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> =
  {
    sum: { label: 'total', columnTypes: ['number'] },
    max: { label: 'highest', columnTypes: ['number'] },
    size: { label: 'count', hasCellUnit: false },
  };

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end, ...params }) => {
    const { rows, total, totals } = await server.list({
      sortBy: sortModel,
      filterBy: filterModel.items,
      logic: filterModel.logicOperator,
      aggregate: params.aggregationModel,
      start: Number(start),
      end: end + 1,
    });
    return { rows, rowCount: total, aggregateRow: totals };
  },
  getAggregatedValue: (row, field) => row[field],
};

export default function FooterTotals() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          disablePivoting
          onDataSourceError={({ message }) => setError(message)}
          pagination
          pageSizeOptions={[5]}
          initialState={{
            aggregation: { model: { quantity: 'sum' } },
            pagination: { paginationModel: { pageSize: 5 } },
          }}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
        />
      </Box>
    </Box>
  );
}
