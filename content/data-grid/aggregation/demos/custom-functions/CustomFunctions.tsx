import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const median: GridAggregationFunction<number | null, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => typeof value === 'number')
      .sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const [lower, upper] = [
      sorted[Math.ceil(middle) - 1],
      sorted[Math.floor(middle)],
    ];
    if (lower === undefined || upper === undefined) return null;
    return (lower + upper) / 2;
  },
};

const firstAlphabetical: GridAggregationFunction<string | null, string> = {
  label: 'first A–Z',
  columnTypes: ['string'],
  apply: ({ values }) =>
    values
      .filter((value) => typeof value === 'string')
      .sort((a, b) => a.localeCompare(b, 'en-US'))[0],
};

const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  median,
  firstAlphabetical,
};

const columns: GridColDef[] = [
  { field: 'district', headerName: 'District', flex: 1, minWidth: 130 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 130 },
];

const rows = [
  { id: 1, district: 'Riverside', rent: 920 },
  { id: 2, district: 'Hilltop', rent: 1480 },
  { id: 3, district: 'Arcade', rent: 870 },
  { id: 4, district: 'Station', rent: 990 },
];

export default function CustomFunctions() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Rents"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {
            model: { rent: 'median', district: 'firstAlphabetical' },
          },
        }}
      />
    </div>
  );
}
