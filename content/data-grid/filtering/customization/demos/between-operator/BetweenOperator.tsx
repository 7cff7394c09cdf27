import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

function BetweenInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const [min = '', max = '']: string[] = item.value ?? [];
  const apply = (range: [string, string]) => {
    const isEmpty = range.every((bound) => bound === '');
    applyValue({ ...item, value: isEmpty ? undefined : range });
  };

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        inputRef={focusElementRef}
        value={min}
        onChange={(event) => apply([event.target.value, max])}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={max}
        onChange={(event) => apply([min, event.target.value])}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Order, number | null> = {
  value: 'between',
  label: 'between',
  headerLabel: 'Between',
  getApplyFilterFn: (item) => {
    if (!Array.isArray(item.value)) return null;
    // valueParser has turned the strings into numbers, and '' into null.
    const [min, max]: (number | null)[] = item.value;
    return (value) =>
      value != null &&
      value >= (min ?? -Infinity) &&
      value <= (max ?? Infinity);
  },
  InputComponent: BetweenInput,
};

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 150,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

export default function BetweenOperator() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'quantity', operator: 'between', value: ['5', '10'] },
              ],
            },
          },
        }}
      />
    </div>
  );
}
