import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooterContainer,
  GridPagination,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders } from './orders';

function TotalFooterBar() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + model.quantity, 0);

  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{ px: 2 }}>
        {total.toLocaleString('en-US')} items
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function TotalFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        slots={{ footer: TotalFooterBar }}
      />
    </div>
  );
}
