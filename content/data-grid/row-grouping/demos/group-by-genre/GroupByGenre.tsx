import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Record', flex: 1, minWidth: 150 },
  { field: 'genre', headerName: 'Genre', width: 120 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100 },
];

const rows = [
  { id: 1, title: 'Harbor Lights', genre: 'Jazz', copies: 12 },
  { id: 2, title: 'Slow Tram Home', genre: 'Jazz', copies: 7 },
  { id: 3, title: 'Paper Moons', genre: 'Folk', copies: 21 },
  { id: 4, title: 'North of the Mill', genre: 'Folk', copies: 9 },
  { id: 5, title: 'Static Garden', genre: 'Electronic', copies: 15 },
];

export default function GroupByGenre() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Records"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['genre'] } }}
      />
    </div>
  );
}
