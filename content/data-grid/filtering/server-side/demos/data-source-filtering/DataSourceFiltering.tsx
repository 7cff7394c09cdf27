import * as React from 'react';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(500), { failEvery: 6 });

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const dataSource: GridDataSource = {
  getRows: async ({ filterModel, sortModel, start, end }) => {
    const { rows, total } = await server.list({
      filterBy: filterModel.items,
      sortBy: sortModel.map(({ field, sort }) => ({
        field,
        direction: sort ?? 'asc',
      })),
      search: filterModel.quickFilterValues?.join(' '),
      start: Number(start),
      end: end + 1,
    });
    return { rows, rowCount: total };
  },
};

export default function DataSourceFiltering() {
  const [error, setError] = React.useState<string>();

  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Orders"
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        showToolbar
        initialState={{
          pagination: { paginationModel: { pageSize: 25 } },
        }}
      />
      <Snackbar
        open={error !== undefined}
        message={error}
        autoHideDuration={4000}
        onClose={() => setError(undefined)}
      />
    </div>
  );
}
