import * as React from 'react';
import Box from '@mui/material/Box';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { orders, type Order } from './orders';

const spreadsheet: ThemeOptions = {
  components: {
    MuiDataGrid: {
      defaultProps: {
        rowHeight: 36,
        columnHeaderHeight: 36,
        showCellVerticalBorder: true,
        showColumnVerticalBorder: true,
      },
      styleOverrides: {
        root: {
          borderRadius: 0,
          fontFamily: 'monospace',
          [`& .${gridClasses.columnHeaderTitle}`]: {
            fontWeight: 700,
            textTransform: 'uppercase',
          },
        },
        cell: { padding: '0 6px' },
      },
    },
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Qty', type: 'number', width: 90 },
  { field: 'unitPrice', headerName: 'Price', type: 'number', width: 90 },
];

export default function ThemeOverrides() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, spreadsheet),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', height: 414 }}>
        <DataGrid label="Orders" rows={orders} columns={columns} />
      </Box>
    </ThemeProvider>
  );
}
