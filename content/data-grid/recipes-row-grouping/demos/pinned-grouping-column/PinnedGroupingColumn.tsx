import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'machine', headerName: 'Machine', width: 180 },
  { field: 'january', headerName: 'January', type: 'number', width: 180 },
  { field: 'february', headerName: 'February', type: 'number', width: 180 },
  { field: 'march', headerName: 'March', type: 'number', width: 180 },
  { field: 'april', headerName: 'April', type: 'number', width: 180 },
];

const rows = [
  {
    id: 1,
    line: 'Bottling',
    machine: 'Filler',
    january: 912,
    february: 874,
    march: 960,
    april: 941,
  },
  {
    id: 2,
    line: 'Bottling',
    machine: 'Capper',
    january: 905,
    february: 869,
    march: 957,
    april: 938,
  },
  {
    id: 3,
    line: 'Packing',
    machine: 'Labeler',
    january: 880,
    february: 851,
    march: 933,
    april: 917,
  },
];

const initialState = {
  rowGrouping: { model: ['line'] },
  columns: { columnVisibilityModel: { line: false } },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};

export default function PinnedGroupingColumn() {
  return (
    <div style={{ height: 390, width: '100%' }}>
      <DataGridPremium
        label="Output per month"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
