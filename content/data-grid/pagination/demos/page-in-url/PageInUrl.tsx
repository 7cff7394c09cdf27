import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

function parseSearch(search: string): GridPaginationModel {
  const params = new URLSearchParams(search);
  return {
    page: (Number(params.get('page')) || 1) - 1,
    pageSize: Number(params.get('size')) || 5,
  };
}

export default function PageInUrl() {
  // In your app, use the search params of your router instead.
  const [search, setSearch] = React.useState('?page=3&size=5');
  const paginationModel = React.useMemo(() => parseSearch(search), [search]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" component="p" sx={{ mb: 2 }}>
        <code dir="ltr">/orders{search}</code>
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders"
          rows={orders}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={({ page, pageSize }) =>
            setSearch(`?page=${page + 1}&size=${pageSize}`)
          }
          pageSizeOptions={[5, 10, 25]}
        />
      </Box>
    </Box>
  );
}
