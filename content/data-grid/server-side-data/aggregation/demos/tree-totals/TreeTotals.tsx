import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from './employees';
import { createServer } from './server';

const server = createServer(createEmployees(150));

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
  { field: 'salary', headerName: 'Team salary', type: 'number', width: 170 },
];

const groupingColDef: GridGroupingColDefOverride<Employee> = {
  headerName: 'Name',
  width: 240,
  valueGetter: (_, row) => row.name,
};

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [], aggregationModel, ...params }) => {
    const { rows, totals } = await server.tree({
      parentField: 'managerId',
      // The top level shows the managers who report to employee 1.
      parent: groupKeys.at(-1) ?? '1',
      aggregate: aggregationModel,
      sortBy: params.sortModel,
      filterBy: params.filterModel.items,
      logic: params.filterModel.logicOperator,
    });
    return { rows, aggregateRow: { totals } };
  },
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.childCount,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

export default function TreeTotals() {
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
          label="Salaries"
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          disablePivoting
          onDataSourceError={({ message }) => setError(message)}
          initialState={{ aggregation: { model: { salary: 'sum' } } }}
          localeText={{ noRowsLabel: 'No employees match these filters' }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
