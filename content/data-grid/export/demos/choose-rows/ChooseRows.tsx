import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const scopes = [
  {
    label: 'This page',
    selector: gridPaginatedVisibleSortedGridRowIdsSelector,
  },
  { label: 'Filtered rows', selector: gridFilteredSortedRowIdsSelector },
  { label: 'All rows', selector: gridDataRowIdsSelector },
];

export default function ChooseRows() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {scopes.map(({ label, selector }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            onClick={() =>
              apiRef.current?.exportDataAsCsv({
                fileName: label,
                getRowsToExport: (params) => selector(params.apiRef),
              })
            }
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 25]}
        />
      </Box>
    </Box>
  );
}
