import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 110 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 140,
    availableAggregationFunctions: ['sum'],
  },
  {
    field: 'humidity',
    headerName: 'Humidity (%)',
    type: 'number',
    width: 150,
    availableAggregationFunctions: ['avg', 'min', 'max'],
  },
];

const rows = [
  { id: 1, lot: 'C-18', weight: 640, humidity: 11.2 },
  { id: 2, lot: 'C-19', weight: 585, humidity: 12.6 },
  { id: 3, lot: 'C-20', weight: 702, humidity: 10.8 },
];

export default function FunctionsPerColumn() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Coffee lots"
        rows={rows}
        columns={columns}
        initialState={{
          aggregation: { model: { weight: 'sum', humidity: 'max' } },
        }}
      />
    </div>
  );
}
