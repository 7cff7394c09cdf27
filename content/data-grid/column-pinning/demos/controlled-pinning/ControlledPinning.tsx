import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'warehouse', headerName: 'Warehouse', width: 260 },
  { field: 'supplier', headerName: 'Supplier', width: 260 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 200 },
  { field: 'price', headerName: 'Price', type: 'number', width: 200 },
];

const rows = [
  {
    id: 1,
    product: 'Desk lamp',
    warehouse: 'Ghent',
    supplier: 'Lumo',
    stock: 84,
    price: 48,
  },
  {
    id: 2,
    product: 'Oak desk',
    warehouse: 'Ghent',
    supplier: 'Nordform',
    stock: 12,
    price: 540,
  },
  {
    id: 3,
    product: 'Bookshelf',
    warehouse: 'Lyon',
    supplier: 'Nordform',
    stock: 31,
    price: 210,
  },
];

export default function ControlledPinning() {
  const [pinnedColumns, setPinnedColumns] =
    React.useState<GridPinnedColumnFields>({ left: ['product'] });

  const side = (['left', 'right'] as const).find((name) =>
    pinnedColumns[name]?.includes('product'),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Pin the product column"
        value={side ?? 'none'}
        onChange={(_, value: 'left' | 'none' | 'right' | null) => {
          if (value === null) return;
          setPinnedColumns(value === 'none' ? {} : { [value]: ['product'] });
        }}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="none">Not pinned</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 284 }}>
        <DataGridPro
          label="Stock"
          rows={rows}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
        />
      </Box>
    </Box>
  );
}
