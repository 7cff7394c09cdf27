import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function FindOrder() {
  const apiRef = useGridApiRef();

  const showOrder = (order: Order | null) => {
    if (!order) return;
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(order.id);
    if (rowIndex === -1) return;
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(order.id, 'id');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Autocomplete
        size="small"
        options={orders}
        getOptionLabel={({ id, product }) => `${id}, ${product}`}
        onChange={(_, order) => showOrder(order)}
        renderInput={(params) => <TextField {...params} label="Find order" />}
        sx={{ maxWidth: 320, mb: 3 }}
      />
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
