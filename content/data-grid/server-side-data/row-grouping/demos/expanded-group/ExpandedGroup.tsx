import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(60), { latency: 800 });

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 140 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
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

const isOpen = ({ groupingKey }: GridGroupNode) => groupingKey === 'Open';

export default function ExpandedGroup() {
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
          label="Orders by status"
          columns={columns}
          dataSource={dataSource}
          isGroupExpandedByDefault={isOpen}
          disablePivoting
          onDataSourceError={({ message }) => setError(message)}
          initialState={{
            rowGrouping: { model: ['status'] },
            columns: { columnVisibilityModel: { status: false } },
          }}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
