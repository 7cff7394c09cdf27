import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'],
    width: 120,
  },
  { field: 'unitPrice', headerName: 'Unit price', type: 'number', width: 110 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120 },
];

const rows = createOrders(12);

const excelOptions: GridExcelExportOptions = {
  fileName: 'orders',
  valueOptionsSheetName: 'Statuses',
  columnsStyles: {
    unitPrice: { numFmt: '$#,##0.00' },
    orderedAt: { numFmt: 'mmm d, yyyy' },
  },
};

export default function ExcelCells() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={columns}
        slotProps={{ toolbar: { excelOptions } }}
        showToolbar
      />
    </Box>
  );
}
