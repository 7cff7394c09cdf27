import Pagination from '@mui/material/Pagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import {
  DataGrid,
  gridPageCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders } from './orders';

type PageButtonsProps = Pick<
  TablePaginationProps,
  'className' | 'onPageChange' | 'page'
>;

function PageButtons({ className = '', onPageChange, page }: PageButtonsProps) {
  const apiRef = useGridApiContext();
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      className={className}
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_, newPage) => onPageChange(null, newPage - 1)}
    />
  );
}

const slotProps = {
  basePagination: { material: { ActionsComponent: PageButtons } },
};

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'customer', headerName: 'Customer', width: 150 },
];

export default function NumberedPages() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        slotProps={slotProps}
      />
    </div>
  );
}
