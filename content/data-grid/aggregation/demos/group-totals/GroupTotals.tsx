import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'units', headerName: 'Units', type: 'number', width: 120 },
];

const rows = [
  { id: 1, region: 'North', item: 'Tent', units: 34 },
  { id: 2, region: 'North', item: 'Backpack', units: 51 },
  { id: 3, region: 'South', item: 'Tent', units: 17 },
  { id: 4, region: 'South', item: 'Stove', units: 29 },
];

export default function GroupTotals() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        label="Units by region"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['region'] },
          aggregation: { model: { units: 'sum' } },
          columns: { columnVisibilityModel: { region: false } },
        }}
      />
    </div>
  );
}
