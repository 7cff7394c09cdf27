import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(60), { failEvery: 2 });

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 140 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function FailingGroup() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<string[]>();
  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ groupFields = [], groupKeys = [], sortModel }) => {
        setFailed(undefined);
        const { rows } = await server.group({
          groupBy: groupFields,
          keys: groupKeys,
          sortBy: sortModel,
        });
        return { rows };
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.count ?? 0,
    }),
    [],
  );

  const retry = () => {
    // The mock server joins the keys to build the id of a group.
    apiRef.current?.dataSource.fetchRows(failed?.join('/'));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Orders by status"
          columns={columns}
          dataSource={dataSource}
          disablePivoting
          onDataSourceError={({ params }) => {
            setFailed(('groupKeys' in params && params.groupKeys) || []);
          }}
          initialState={{
            rowGrouping: { model: ['status'] },
            columns: { columnVisibilityModel: { status: false } },
          }}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <Alert
        severity={failed ? 'error' : 'info'}
        sx={{ mt: 2 }}
        action={
          failed ? (
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          ) : null
        }
      >
        {failed
          ? `Could not load ${failed.join(', ') || 'the groups'}.`
          : 'Expand a group. Every second request fails.'}
      </Alert>
    </Box>
  );
}
