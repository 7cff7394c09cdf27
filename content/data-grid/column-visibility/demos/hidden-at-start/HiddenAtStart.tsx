import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'ID', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
];

const rows = [
  { id: 6101, product: 'Olive oil', price: 11.5, supplier: 'Costa Foods' },
  { id: 6102, product: 'Rye flour', price: 2.9, supplier: 'Mill & Sons' },
  { id: 6103, product: 'Sea salt', price: 4.2, supplier: 'Costa Foods' },
  { id: 6104, product: 'Dried figs', price: 6.8, supplier: 'Garcia Trade' },
  { id: 6105, product: 'Black tea', price: 7.4, supplier: 'Northern Leaf' },
];

export default function HiddenAtStart() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Products"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          columns: { columnVisibilityModel: { id: false, supplier: false } },
        }}
      />
    </Box>
  );
}
