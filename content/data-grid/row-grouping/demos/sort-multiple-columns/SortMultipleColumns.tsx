import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'league', headerName: 'League', width: 110 },
  { field: 'season', headerName: 'Season', width: 110 },
  { field: 'winner', headerName: 'Winner', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, league: 'Hills', season: 2023, winner: 'Ramblers' },
  { id: 2, league: 'Hills', season: 2024, winner: 'Foxes' },
  { id: 3, league: 'Bay', season: 2023, winner: 'Mariners' },
  { id: 4, league: 'Bay', season: 2024, winner: 'Pilots' },
];

const leagueColumn = getRowGroupingFieldFromGroupingCriteria('league');
const seasonColumn = getRowGroupingFieldFromGroupingCriteria('season');

const initialState: GridInitialState = {
  rowGrouping: { model: ['league', 'season'] },
  columns: { columnVisibilityModel: { league: false, season: false } },
  sorting: {
    sortModel: [
      { field: leagueColumn, sort: 'asc' },
      { field: seasonColumn, sort: 'desc' },
    ],
  },
};

export default function SortMultipleColumns() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="League winners"
        rows={rows}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
