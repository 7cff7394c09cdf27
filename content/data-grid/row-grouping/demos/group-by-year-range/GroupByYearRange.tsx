import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 160 },
  {
    field: 'year',
    headerName: 'Year',
    width: 120,
    groupingValueGetter: (year?: number) =>
      year && `${Math.floor(year / 10) * 10}s`,
  },
];

const rows = [
  { id: 1, film: 'Rashomon', year: 1950 },
  { id: 2, film: 'Vertigo', year: 1958 },
  { id: 3, film: 'Playtime', year: 1967 },
  { id: 4, film: 'Stalker', year: 1979 },
];

export default function GroupByYearRange() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        label="Films"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['year'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
