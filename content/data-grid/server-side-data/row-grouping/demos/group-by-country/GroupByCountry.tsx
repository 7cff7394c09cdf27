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

const server = createServer(createOrders(120));

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], groupKeys = [], ...params }) => {
    const { rows } = await server.group({
      groupBy: groupFields,
      keys: groupKeys,
      sortBy: params.sortModel,
      filterBy: params.filterModel.items,
      logic: params.filterModel.logicOperator,
    });
    return { rows };
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.count ?? 0,
};

export default function GroupByCountry() {
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
          label="Orders by country"
          columns={columns}
          dataSource={dataSource}
          disablePivoting
          onDataSourceError={({ message }) => setError(message)}
          initialState={{
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
