import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

function Footer() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <GridFooterContainer>
      <Typography role="status" variant="body2" sx={{ ml: 2 }}>
        {found === all ? `${all} orders` : `${found} of ${all} orders`}
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function ResultFooter() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5]}
        slots={{ footer: Footer }}
        showToolbar
      />
    </Box>
  );
}
