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

const server = createServer(createOrders(500));

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
};

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], groupKeys = [], ...params }) => {
    const { rows, totals } = await server.group({
      groupBy: groupFields,
      keys: groupKeys,
      aggregate: params.aggregationModel,
      sortBy: params.sortModel,
      filterBy: params.filterModel.items,
      logic: params.filterModel.logicOperator,
    });
    return { rows, aggregateRow: { totals } };
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.count ?? 0,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

export default function GroupTotals() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 476 }}>
        <DataGridPremium
          label="Orders by country"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          disablePivoting
          onDataSourceError={({ message }) => setError(message)}
          initialState={{
            aggregation: { model: { quantity: 'sum' } },
            rowGrouping: { model: ['country'] },
            columns: { columnVisibilityModel: { country: false } },
          }}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
