import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { formatDay, formatMoney, type GardenOrder } from './gardenOrders';
import { useIsInBrowser } from './useIsInBrowser';

interface OrderGridProps {
  orders: readonly GardenOrder[];
  selected: number | null;
  onSelect: (id: number | null) => void;
}

const HEADER_PX = 44;
const ROW_PX = 40;
const ROWS_IN_VIEW = 7;
const height = HEADER_PX + ROWS_IN_VIEW * ROW_PX + 2;

const columns: GridColDef<GardenOrder>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 90,
    valueFormatter: formatDay,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'region', headerName: 'Region', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueFormatter: formatMoney,
  },
];

export function OrderGrid({ orders, selected, onSelect }: OrderGridProps) {
  // The grid renders only in a browser. A server sends the first rows as a table.
  if (!useIsInBrowser())
    return <FirstRows orders={orders.slice(0, ROWS_IN_VIEW)} />;
  return (
    <Box sx={{ height }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        rowHeight={ROW_PX}
        columnHeaderHeight={HEADER_PX}
        rowSelectionModel={{
          type: 'include',
          ids: new Set(selected === null ? [] : [selected]),
        }}
        onRowSelectionModelChange={({ ids }) => {
          const [id] = ids;
          onSelect(typeof id === 'number' ? id : null);
        }}
        disableMultipleRowSelection
        hideFooter
      />
    </Box>
  );
}

const table = {
  width: '100%',
  minWidth: 650,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '& th, & td': { px: 1.25, py: 0, textAlign: 'start' },
  '& th': { height: HEADER_PX, fontWeight: 500 },
  '& td': { height: ROW_PX, borderTop: 1, borderColor: 'divider' },
  '& :last-child': { textAlign: 'end' },
};

function FirstRows({ orders }: Pick<OrderGridProps, 'orders'>) {
  return (
    <Box
      role="region"
      aria-label="First orders"
      tabIndex={0}
      sx={{
        height,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {columns.map(({ field, headerName, width }) => (
              <th key={field} scope="col" style={{ width }}>
                {headerName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, date, customer, product, region, total }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{formatDay(date)}</td>
              <td>{customer}</td>
              <td>{product}</td>
              <td>{region}</td>
              <td>{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
