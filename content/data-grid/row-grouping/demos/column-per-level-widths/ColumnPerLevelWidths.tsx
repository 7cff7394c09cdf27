import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'tram', headerName: 'Tram', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, line: '7', depot: 'Westgate', tram: 'T-204' },
  { id: 2, line: '7', depot: 'Westgate', tram: 'T-211' },
  { id: 3, line: '7', depot: 'Quayside', tram: 'T-118' },
  { id: 4, line: '12', depot: 'Quayside', tram: 'T-120' },
];

const initialState = {
  rowGrouping: { model: ['line', 'depot'] },
  columns: { columnVisibilityModel: { line: false, depot: false } },
};

const groupingColDef = ({
  fields,
}: GridGroupingColDefOverrideParams): GridGroupingColDefOverride => {
  if (fields.includes('line')) {
    return { width: 110, hideDescendantCount: true };
  }
  return { width: 190, headerName: 'Home depot' };
};

export default function ColumnPerLevelWidths() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Trams"
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
