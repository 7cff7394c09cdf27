import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';

interface Order {
  id: number;
  order: string;
  city: string;
  total: number;
}

const columns: GridColDef<Order>[] = [
  { field: 'order', headerName: 'Order', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

const database: Order[] = [
  { id: 1, order: 'A-7301', city: 'Ghent', total: 214 },
  { id: 2, order: 'A-7302', city: 'Lyon', total: 89 },
  { id: 3, order: 'A-7303', city: 'Bremen', total: 460 },
  { id: 4, order: 'A-7304', city: 'Turin', total: 132 },
  { id: 5, order: 'A-7305', city: 'Malmö', total: 305 },
  { id: 6, order: 'A-7306', city: 'Zaragoza', total: 58 },
];

const comparators: Record<string, (a: Order, b: Order) => number> = {
  order: (a, b) => a.order.localeCompare(b.order),
  city: (a, b) => a.city.localeCompare(b.city),
  total: (a, b) => a.total - b.total,
};

// Simulates a request to your server.
async function fetchOrders([sortItem]: GridSortModel): Promise<Order[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const compare = sortItem && comparators[sortItem.field];
  if (!compare) return database;
  const sign = sortItem.sort === 'desc' ? -1 : 1;
  return [...database].sort((a, b) => sign * compare(a, b));
}

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [response, setResponse] = React.useState<{
    sortModel: GridSortModel | null;
    rows: Order[];
  }>({ sortModel: null, rows: [] });
  const [sortItem] = sortModel;

  React.useEffect(() => {
    let isCurrent = true;
    fetchOrders(sortModel).then((rows) => {
      if (isCurrent) setResponse({ sortModel, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" component="p" sx={{ mb: 2 }}>
        <code dir="ltr">
          GET /orders
          {sortItem && `?sort=${sortItem.field}&order=${sortItem.sort}`}
        </code>
      </Typography>
      <Box sx={{ height: 424 }}>
        <DataGrid
          label="Orders"
          rows={response.rows}
          columns={columns}
          loading={response.sortModel !== sortModel}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </Box>
    </Box>
  );
}
