import {
  DataGridPremium,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { orders } from './orders';

// Row groups appear in the order of the rows.
const rows = orders.toSorted(
  (a, b) => a.orderedAt.getTime() - b.orderedAt.getTime(),
);

const columns: GridColDef[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Units', type: 'number' },
];

const month = (index: number) =>
  new Date(2025, index, 1).toLocaleDateString('en-US', { month: 'long' });

// September 1, 2025, is a Monday.
const weekday = (day: number) =>
  new Date(2025, 8, day).toLocaleDateString('en-US', { weekday: 'long' });

const getPivotDerivedColumns = ({
  field,
  headerName = field,
  type,
}: GridColDef): GridColDef[] | undefined => {
  if (type !== 'date') return undefined;
  return [
    {
      field: `${field}-month`,
      headerName: `${headerName} (Month)`,
      type: 'number',
      valueGetter: (_, row) => row[field]?.getMonth(),
      valueFormatter: (value?: number) =>
        value === undefined ? '' : month(value),
    },
    {
      field: `${field}-weekday`,
      headerName: `${headerName} (Weekday)`,
      type: 'number',
      // From 1 for Monday to 7 for Sunday.
      valueGetter: (_, row) => row[field] && (row[field].getDay() || 7),
      valueFormatter: (value?: number) =>
        value === undefined ? '' : weekday(value),
    },
  ];
};

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'orderedAt-month' }],
      columns: [{ field: 'orderedAt-weekday', sort: 'asc' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

const pivotingColDef: Pick<GridColDef, 'align' | 'headerAlign'> = {
  align: 'right',
  headerAlign: 'right',
};

const groupingColDef = { headerName: 'Month' };

export default function MonthsAndWeekdays() {
  return (
    <div style={{ height: 584, width: '100%' }}>
      <DataGridPremium
        showToolbar
        label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pivotingColDef={pivotingColDef}
        groupingColDef={groupingColDef}
        getPivotDerivedColumns={getPivotDerivedColumns}
      />
    </div>
  );
}
