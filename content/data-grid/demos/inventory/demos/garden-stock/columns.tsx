import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import {
  GRID_AGGREGATION_FUNCTIONS,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GridEditInputCell,
  type GridAggregationFunction,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridPreProcessEditCellProps,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid-premium';
import { statusOf, statuses, type Product } from './stock';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const toReorder: GridAggregationFunction<string, number> = {
  label: 'to reorder',
  columnTypes: ['singleSelect'],
  hasCellUnit: false,
  apply: ({ values }) =>
    values.filter((value) => value === 'Low' || value === 'Sold out').length,
  valueFormatter: (value: number) => `${value} to reorder`,
};

export const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  toReorder,
};

function validate({ props }: GridPreProcessEditCellProps) {
  const isValid = Number.isInteger(props.value) && props.value >= 0;
  return { ...props, error: !isValid };
}

function CountEditor(params: GridRenderEditCellParams<Product>) {
  return (
    <Tooltip
      open={Boolean(params.error)}
      title="Enter a whole number, 0 or more."
    >
      <Box sx={{ width: '100%' }}>
        <GridEditInputCell {...params} />
      </Box>
    </Tooltip>
  );
}

// Pairs with a contrast of at least 4.5 in light and dark mode.
const colors = {
  'Sold out': { bgcolor: 'error.dark', color: 'common.white' },
  Low: { bgcolor: 'warning.light', color: 'common.black' },
};

function Status({
  value,
  formattedValue,
  aggregation,
}: GridRenderCellParams<Product, string>) {
  if (aggregation) return formattedValue;
  if (value !== 'Low' && value !== 'Sold out') return value;
  return <Chip size="small" label={value} sx={colors[value]} />;
}

const countColumn = (
  field: string,
  headerName: string,
): GridColDef<Product> => ({
  field,
  headerName,
  type: 'number',
  editable: true,
  width: 110,
  preProcessEditCellProps: validate,
  renderEditCell: (params) => <CountEditor {...params} />,
});

/** In grouped views, this column replaces the product column. */
export const groupingColDef: GridGroupingColDefOverride<Product> = {
  headerName: 'Product',
  leafField: 'name',
  flex: 1,
  minWidth: 190,
  cellClassName: 'product',
};

export const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 190,
    groupable: false,
    aggregable: false,
    cellClassName: 'product',
  },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 140, aggregable: false },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 150,
    // Group rows have no fields.
    valueGetter: (_, row) => (row.name ? statusOf(row) : undefined),
    renderCell: (params) => <Status {...params} />,
  },
  countColumn('stock', 'Stock'),
  { ...countColumn('minimum', 'Minimum'), aggregable: false },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 130,
    groupable: false,
    valueGetter: (_, row) => (row.name ? row.stock * row.price : undefined),
    valueFormatter: (value?: number) =>
      value == null ? '' : dollars.format(value),
  },
  // By default, the toggle is the first column.
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
];
