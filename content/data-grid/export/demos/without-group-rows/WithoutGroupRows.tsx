import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowNodeSelector,
  type GridColDef,
  type GridFileExportOptions,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const rows = createOrders(12);

const fileOptions: GridFileExportOptions = {
  fields: ['category', 'product', 'quantity'],
  getRowsToExport: ({ apiRef }) =>
    gridFilteredSortedRowIdsSelector(apiRef).filter(
      (id) => gridRowNodeSelector(apiRef, id).type === 'leaf',
    ),
};

export default function WithoutGroupRows() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        label="Orders by category"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['category'] },
          columns: { columnVisibilityModel: { category: false } },
        }}
        slotProps={{
          toolbar: { csvOptions: fileOptions, excelOptions: fileOptions },
        }}
        showToolbar
      />
    </Box>
  );
}
