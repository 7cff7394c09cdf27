import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function HundredThousandRows() {
  const [rows] = React.useState(() => createOrders(100_000));
  const ref = React.useRef<HTMLDivElement>(null);
  const [rowCount, setRowCount] = React.useState(0);

  React.useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() =>
      setRowCount(element.querySelectorAll('[role="row"][data-id]').length),
    );
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        Rows in the DOM: {rowCount} of {rows.length.toLocaleString('en-US')}
      </Typography>
      <Box ref={ref} sx={{ height: 422 }}>
        <DataGridPro label="Orders" rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
