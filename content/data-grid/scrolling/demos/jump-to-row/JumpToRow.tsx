import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 200 },
  { field: 'product', headerName: 'Product', width: 300 },
  { field: 'customer', headerName: 'Customer', width: 300 },
  { field: 'country', headerName: 'Country', width: 300 },
  { field: 'status', headerName: 'Status', width: 200 },
];

const targets = [
  { label: 'First row', rowIndex: 0 },
  { label: 'Row 50', rowIndex: 49 },
  { label: 'Last row', rowIndex: orders.length - 1 },
  { label: 'First column', colIndex: 0 },
  { label: 'Last column', colIndex: columns.length - 1 },
];

export default function JumpToRow() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {targets.map(({ label, ...target }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            onClick={() => apiRef.current?.scrollToIndexes(target)}
          >
            {label}
          </Button>
        ))}
      </Stack>
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
