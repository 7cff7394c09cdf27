import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(1000), { failEvery: 3 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function RetryRange() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<GridGetRowsParams>();
  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ sortModel, start, end }) => {
        setFailed(undefined);
        const { rows, total } = await server.list({
          sortBy: sortModel,
          start: Number(start),
          end: end + 1,
        });
        return { rows, rowCount: total };
      },
    }),
    [],
  );

  const retry = () => {
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failed);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Alert
        severity={failed ? 'error' : 'info'}
        sx={{ mb: 2 }}
        action={
          failed ? (
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          ) : null
        }
      >
        {failed
          ? `Could not load rows ${Number(failed.start) + 1} to ${failed.end + 1}.`
          : 'Scroll down. Every third request fails.'}
      </Alert>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) setFailed(error.params);
          }}
          onSortModelChange={() => setFailed(undefined)}
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}
