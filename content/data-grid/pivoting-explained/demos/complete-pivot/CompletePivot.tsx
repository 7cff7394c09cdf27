import {
  DataGridPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City' },
  { field: 'bike', headerName: 'Bike' },
  { field: 'year', headerName: 'Year' },
  { field: 'season', headerName: 'Season' },
  { field: 'rentals', headerName: 'Rentals', type: 'number', width: 110 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 110 },
];

const rows = [
  rental(1, 'Lisbon', 'Touring', '2024', 'Spring', 40, 600),
  rental(2, 'Lisbon', 'Cargo', '2024', 'Summer', 15, 450),
  rental(3, 'Lisbon', 'Touring', '2025', 'Spring', 55, 825),
  rental(4, 'Lisbon', 'Cargo', '2025', 'Summer', 25, 750),
  rental(5, 'Oslo', 'Touring', '2024', 'Summer', 30, 540),
  rental(6, 'Oslo', 'Cargo', '2024', 'Spring', 8, 280),
  rental(7, 'Oslo', 'Touring', '2025', 'Summer', 45, 810),
  rental(8, 'Oslo', 'Cargo', '2025', 'Spring', 12, 420),
];

function rental(
  id: number,
  city: string,
  bike: string,
  year: string,
  season: string,
  rentals: number,
  revenue: number,
) {
  return { id, city, bike, year, season, rentals, revenue };
}

const pivotModel: GridPivotModel = {
  rows: [{ field: 'bike' }, { field: 'city' }],
  columns: [
    { field: 'year', sort: 'asc' },
    { field: 'season', sort: 'asc' },
  ],
  values: [
    { field: 'rentals', aggFunc: 'sum' },
    { field: 'revenue', aggFunc: 'sum' },
  ],
};

const pivotingColDef: Pick<GridColDef, 'align' | 'headerAlign'> = {
  align: 'right',
  headerAlign: 'right',
};

export default function CompletePivot() {
  return (
    <div style={{ height: 658, width: '100%' }}>
      <DataGridPremium
        label="Bike rentals"
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        pivotingColDef={pivotingColDef}
        defaultGroupingExpansionDepth={1}
        showToolbar
      />
    </div>
  );
}
