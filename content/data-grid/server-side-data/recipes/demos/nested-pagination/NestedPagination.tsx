import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridDataSource,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { createEmployees } from './employees';
import { createServer } from './server';

const server = createServer(createEmployees(90));

const PAGE_SIZE = 5;
const limits = new Map<string, number>();

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [], sortModel }) => {
    const groupBy = ['department'];
    const [department] = groupKeys;
    if (department === undefined) {
      const { rows } = await server.group({ groupBy });
      return { rows };
    }
    const { rows, total } = await server.group({
      groupBy,
      keys: [department],
      sortBy: sortModel,
      end: limits.get(department) ?? PAGE_SIZE,
    });
    const more = { department, shown: rows.length, total };
    return { rows: [...rows, { id: `${department}/more`, more }] };
  },
  getGroupKey: (row) => row.groupKey ?? String(row.id),
  getChildrenCount: (row) => row.count ?? 0,
};

interface MoreProps {
  department: string;
  shown: number;
  total: number;
  tabIndex: 0 | -1;
}

function ShowMore({ department, shown, total, tabIndex }: MoreProps) {
  const apiRef = useGridApiContext();
  const handleClick = () => {
    limits.set(department, shown + PAGE_SIZE);
    // Loading replaces the focused row, so move focus to the first new one.
    const unsubscribe = apiRef.current.subscribeEvent(
      'rowExpansionChange',
      ({ id, children }) => {
        const firstNew = children[shown];
        if (id !== department || firstNew === undefined) return;
        unsubscribe();
        apiRef.current.setCellFocus(firstNew, 'role');
      },
    );
    apiRef.current.dataSource.fetchRows(department);
  };
  return (
    <Button
      size="small"
      onClick={handleClick}
      disabled={shown === total}
      tabIndex={tabIndex}
    >
      Show more
    </Button>
  );
}

const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'Name',
  width: 240,
  valueGetter: (_, { groupKey, name, more }) =>
    more ? `${more.shown} of ${more.total}` : (groupKey ?? name),
};

const columns: GridColDef[] = [
  {
    field: 'role',
    headerName: 'Role',
    width: 160,
    renderCell: ({ row, value, tabIndex }) =>
      row.more ? <ShowMore {...row.more} tabIndex={tabIndex} /> : value,
  },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
];

export default function NestedPagination() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 476 }}>
        <DataGridPro
          label="Employees by department"
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          disableColumnFilter
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
