import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

function OrderCount() {
  const apiRef = useGridApiContext();
  const rowTree = useGridSelector(apiRef, gridRowTreeSelector);
  const rowIds = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const count = rowIds.filter((id) => rowTree[id]?.type === 'leaf').length;
  return <Box sx={{ mx: 2 }}>{count} orders</Box>;
}

const slots = { footerRowCount: OrderCount };

const initialState = {
  rowGrouping: { model: ['category', 'product'] },
  columns: { columnVisibilityModel: { category: false, product: false } },
};

export default function RowCountInFooter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        showToolbar
        label="Orders"
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={initialState}
      />
    </div>
  );
}
