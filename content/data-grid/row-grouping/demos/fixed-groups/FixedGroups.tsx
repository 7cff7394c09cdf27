import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', width: 130, groupable: false },
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 140 },
  { field: 'position', headerName: 'Position', width: 130 },
];

const rows = [
  { id: 1, team: 'Under 16', player: 'Ada Berg', position: 'Keeper' },
  { id: 2, team: 'Under 16', player: 'Hana Costa', position: 'Wing' },
  { id: 3, team: 'Under 18', player: 'Ines Dubois', position: 'Keeper' },
  { id: 4, team: 'Under 18', player: 'Freya Eze', position: 'Center' },
];

export default function FixedGroups() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Players"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['team'] },
          columns: { columnVisibilityModel: { team: false } },
        }}
      />
    </div>
  );
}
