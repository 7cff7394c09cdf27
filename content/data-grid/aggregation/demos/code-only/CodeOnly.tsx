import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'year', headerName: 'Year', width: 110, aggregable: false },
  { field: 'budget', headerName: 'Budget', type: 'number', width: 140 },
  {
    field: 'spent',
    headerName: 'Spent',
    type: 'number',
    width: 140,
    aggregable: false,
  },
];

const rows = [
  { id: 1, year: '2022', budget: 52000, spent: 48300 },
  { id: 2, year: '2023', budget: 55000, spent: 57120 },
  { id: 3, year: '2024', budget: 60000, spent: 51890 },
];

export default function CodeOnly() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Budgets"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { spent: 'sum' } } }}
      />
    </div>
  );
}
