import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from './employees';
import { createServer } from './server';

const server = createServer(createEmployees(150));

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
];

const groupingColDef: GridGroupingColDefOverride<Employee> = {
  headerName: 'Name',
  width: 194,
  valueGetter: (_, row) => row.name,
};

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [], sortModel, filterModel }) => {
    const { rows } = await server.tree({
      parentField: 'managerId',
      // The top level shows the managers who report to employee 1.
      parent: groupKeys.at(-1) ?? '1',
      sortBy: sortModel,
      filterBy: filterModel.items,
      logic: filterModel.logicOperator,
    });
    return { rows };
  },
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.childCount,
};

export default function LazyOrgChart() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 424 }}>
        <DataGridPro
          label="Employees"
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          localeText={{ noRowsLabel: 'No employees match these filters' }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
