import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, line: 'Bread', revenue: 9200, cost: 6900 },
  { id: 2, line: 'Cakes', revenue: 4100, cost: 1640 },
  { id: 3, line: 'Coffee', revenue: 2700, cost: 810 },
];

type Sales = Pick<(typeof rows)[number], 'revenue' | 'cost'>;

const marginOf = ({ revenue, cost }: Sales) => (revenue - cost) / revenue;

const totalMargin: GridAggregationFunction<Sales, number> = {
  label: 'total margin',
  // Only columns that list the function by name offer it.
  columnTypes: [],
  getCellValue: ({ row }) => ({ revenue: row.revenue, cost: row.cost }),
  apply: ({ values }) => {
    const total = { revenue: 0, cost: 0 };
    for (const sales of values) {
      total.revenue += sales?.revenue ?? 0;
      total.cost += sales?.cost ?? 0;
    }
    return total.revenue === 0 ? null : marginOf(total);
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, totalMargin };

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'line', headerName: 'Product line', flex: 1, minWidth: 110 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 110 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 140,
    availableAggregationFunctions: ['totalMargin'],
    valueGetter: (_, row) => marginOf(row),
    valueFormatter: (value?: number) =>
      value == null ? '' : percent.format(value),
  },
];

export default function ProfitMargin() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Margins"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {
            model: { revenue: 'sum', cost: 'sum', margin: 'totalMargin' },
          },
        }}
      />
    </div>
  );
}
