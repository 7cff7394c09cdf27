import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsResponse,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from './employees';
import { createServer } from './server';

const server = createServer(createEmployees(150), { latency: 800 });

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
];

const groupingColDef: GridGroupingColDefOverride<Employee> = {
  headerName: 'Name',
  width: 260,
  valueGetter: (_, row) => row.name,
};

function createRecentCache(limit: number): GridDataSourceCache {
  const entries = new Map<string, GridGetRowsResponse>();
  return {
    get: (params) => entries.get(JSON.stringify(params)),
    set: (params, response) => {
      const key = JSON.stringify(params);
      // A map keeps the order of insertion.
      entries.delete(key);
      entries.set(key, response);
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size > limit) entries.delete(oldest);
    },
    clear: () => entries.clear(),
  };
}

const cache = createRecentCache(3);

export default function RecentCache() {
  const [requests, setRequests] = React.useState(0);
  const [error, setError] = React.useState('');
  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ groupKeys = [], sortModel, filterModel }) => {
        setError('');
        setRequests((count) => count + 1);
        const { rows } = await server.tree({
          parentField: 'managerId',
          parent: groupKeys.at(-1) ?? '1',
          sortBy: sortModel,
          filterBy: filterModel.items,
          logic: filterModel.logicOperator,
        });
        return { rows };
      },
      getGroupKey: (row) => String(row.id),
      getChildrenCount: (row) => row.childCount,
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'} sx={{ mb: 2 }}>
        {error || `Requests sent: ${requests}`}
      </Alert>
      <Box sx={{ height: 424 }}>
        <DataGridPro
          label="Employees"
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          dataSourceCache={cache}
          onDataSourceError={({ message }) => setError(message)}
          localeText={{ noRowsLabel: 'No employees match these filters' }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
