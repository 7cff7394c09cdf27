import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sku', headerName: 'SKU', width: 90, resizable: false },
  {
    field: 'product',
    headerName: 'Product',
    width: 180,
    minWidth: 120,
    maxWidth: 300,
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 120 },
];

const rows = [
  { id: 1, sku: 'T-101', product: 'Two-person tent', stock: 18 },
  { id: 2, sku: 'T-140', product: 'Family tent with porch', stock: 4 },
  { id: 3, sku: 'S-012', product: 'Down sleeping bag', stock: 31 },
  { id: 4, sku: 'S-019', product: 'Inflatable mat', stock: 57 },
  { id: 5, sku: 'C-305', product: 'Gas stove', stock: 22 },
];

export default function ResizeLimits() {
  const [resizing, setResizing] = React.useState('none');
  const [saved, setSaved] = React.useState('none');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="p" variant="body2">
        While resizing: {resizing}
      </Typography>
      <Typography component="p" variant="body2" sx={{ mb: 2 }}>
        Last change: {saved}
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Camping gear"
          rows={rows}
          columns={columns}
          onColumnResize={({ colDef, width }) =>
            setResizing(`${colDef.field} ${Math.round(width)} px`)
          }
          onColumnWidthChange={({ colDef, width }) =>
            setSaved(`${colDef.field} ${Math.round(width)} px`)
          }
        />
      </Box>
    </Box>
  );
}
