import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, product: 'Desk lamp', price: 48, stock: 12 },
  { id: 2, product: 'Oak desk', price: 540, stock: 0 },
  { id: 3, product: 'Office chair', price: 315, stock: 4 },
  { id: 4, product: 'Bookshelf', price: 210, stock: 0 },
  { id: 5, product: 'Whiteboard', price: 160, stock: 7 },
];

const isInStock: DataGridProps['isRowSelectable'] = ({ row }) => row.stock > 0;

export default function SelectableRows() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        label="Products"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isInStock}
      />
    </Box>
  );
}
