import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const days = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'day' });
const DAY_MS = 24 * 60 * 60 * 1000;

const span: GridAggregationFunction<Date | null, number> = {
  label: 'span',
  columnTypes: ['date', 'dateTime'],
  hasCellUnit: false,
  apply: ({ values }) => {
    const times = values.flatMap((value) => (value ? [value.getTime()] : []));
    if (times.length === 0) return null;
    return Math.round((Math.max(...times) - Math.min(...times)) / DAY_MS);
  },
  valueFormatter: (value?: number) => (value == null ? '' : days.format(value)),
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, span };

const columns: GridColDef[] = [
  { field: 'version', headerName: 'Version', flex: 1, minWidth: 120 },
  { field: 'released', headerName: 'Released', type: 'date', width: 150 },
];

const rows = [
  { id: 1, version: '4.0', released: new Date(2025, 0, 14) },
  { id: 2, version: '4.1', released: new Date(2025, 1, 25) },
  { id: 3, version: '4.2', released: new Date(2025, 3, 8) },
];

export default function ResultFormat() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Releases"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { released: 'span' } } }}
      />
    </div>
  );
}
