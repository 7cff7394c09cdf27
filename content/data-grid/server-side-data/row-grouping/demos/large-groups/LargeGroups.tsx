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

// Simulates a server with 100,000 orders.
const server = createServer(() => createOrders(100_000));

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], groupKeys = [], ...params }) => {
    const isTopLevel = groupKeys.length === 0;
    const { rows, total } = await server.group({
      groupBy: groupFields,
      keys: groupKeys,
      sortBy: params.sortModel,
      filterBy: params.filterModel.items,
      logic: params.filterModel.logicOperator,
      start: isTopLevel ? Number(params.start) : 0,
      end: isTopLevel ? params.end + 1 : undefined,
    });
    return { rows, rowCount: isTopLevel ? total : undefined };
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.count ?? 0,
};

export default function LargeGroups() {
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
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          disablePivoting
          onDataSourceError={({ message }) => setError(message)}
          pagination
          pageSizeOptions={[25]}
          initialState={{
            pagination: { paginationModel: { pageSize: 25 } },
            rowGrouping: { model: ['category', 'product', 'country'] },
            columns: {
              columnVisibilityModel: {
                category: false,
                product: false,
                country: false,
              },
            },
          }}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
        />
      </Box>
    </Box>
  );
}
