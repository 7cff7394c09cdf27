import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

function Footer() {
  const apiRef = useGridApiContext();
  const [isAtTop, setIsAtTop] = React.useState(true);

  useGridEvent(apiRef, 'scrollPositionChange', ({ top }) => {
    setIsAtTop(top === 0);
  });

  return (
    <GridFooterContainer>
      <Button
        size="small"
        variant={isAtTop ? 'outlined' : 'contained'}
        onClick={() => apiRef.current.scroll({ top: 0 })}
        sx={{ ml: 1 }}
      >
        Back to top
      </Button>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function BackToTop() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        slots={{ footer: Footer }}
      />
    </Box>
  );
}
