import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createOrders } from './orders';
import { createServer } from './server';

// Simulates the server of this guide in the page.
const server = createServer(
  createOrders(500).map((order) => ({ ...order, version: 1 })),
);

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], groupKeys = [], ...params }) => {
    const isTopLevel = groupKeys.length === 0;
    const { rows, total, totals } = await server.group({
      groupBy: groupFields,
      keys: groupKeys,
      aggregate: params.aggregationModel,
      sortBy: params.sortModel,
      filterBy: params.filterModel.items,
      logic: params.filterModel.logicOperator,
      search: params.filterModel.quickFilterValues?.join(' '),
      start: isTopLevel ? Number(params.start) : 0,
      end: isTopLevel ? params.end + 1 : undefined,
    });
    const rowCount = isTopLevel ? total : undefined;
    return { rows, rowCount, aggregateRow: { totals } };
  },
  updateRow: ({ rowId, updatedRow: { quantity, version } }) =>
    server.update({ id: Number(rowId), quantity, version }),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.count ?? 0,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

export default function FinishedGrid() {
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
          onDataSourceError={({ message }) => setError(message)}
          isCellEditable={({ rowNode }) => rowNode.type === 'leaf'}
          disablePivoting
          showToolbar
          hideFooter
          initialState={{
            aggregation: { model: { quantity: 'sum' } },
            rowGrouping: { model: ['country'] },
            columns: { columnVisibilityModel: { country: false } },
          }}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
        />
      </Box>
    </Box>
  );
}
