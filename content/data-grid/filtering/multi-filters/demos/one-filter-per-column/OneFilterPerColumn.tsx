import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

// Each form lists its current column and the columns without a filter.
const filterColumns = (args: FilterColumnsArgs) => {
  const others = args.currentFilters
    .map((item) => item.field)
    .filter((field) => field !== args.field);
  return args.columns
    .map((column) => column.field)
    .filter((field) => !others.includes(field));
};

// The column that "Add filter" selects.
const getColumnForNewFilter = (args: GetColumnForNewFilterArgs) => {
  const used = args.currentFilters.map((item) => item.field);
  const next = args.columns.find(
    ({ field, filterOperators }) =>
      filterOperators?.length && !used.includes(field),
  );
  return next?.field ?? null;
};

export default function OneFilterPerColumn() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{
          filterPanel: {
            filterFormProps: { filterColumns },
            getColumnForNewFilter,
          },
        }}
      />
    </div>
  );
}
