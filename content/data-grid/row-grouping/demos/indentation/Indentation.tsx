import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'wing', headerName: 'Wing', width: 120 },
  { field: 'hall', headerName: 'Hall', width: 120 },
  { field: 'exhibit', headerName: 'Exhibit', width: 140 },
];

const rows = [
  { id: 1, wing: 'East', hall: 'Fossils', exhibit: 'Ammonite' },
  { id: 2, wing: 'East', hall: 'Fossils', exhibit: 'Trilobite' },
  { id: 3, wing: 'East', hall: 'Minerals', exhibit: 'Quartz' },
];

const initialState = {
  rowGrouping: { model: ['wing', 'hall'] },
  columns: {
    columnVisibilityModel: { wing: false, hall: false, exhibit: false },
  },
};

const groupingColDef = { leafField: 'exhibit', flex: 1, minWidth: 220 };

export default function Indentation() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Exhibits"
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        sx={{ '--DataGrid-cellOffsetMultiplier': 6 }}
      />
    </div>
  );
}
