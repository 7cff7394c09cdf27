import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', width: 120 },
  { field: 'plant', headerName: 'Plant', width: 160 },
  { field: 'sown', headerName: 'Sown', width: 120 },
];

const rows = [
  { id: 1, bed: 'South wall', plant: 'Tomato', sown: 'March' },
  { id: 2, bed: 'South wall', plant: 'Basil', sown: 'April' },
  { id: 3, bed: 'Orchard', plant: 'Clover', sown: 'May' },
  { id: 4, bed: 'Orchard', plant: 'Borage', sown: 'April' },
];

const groupingColDef = {
  headerName: 'Bed and plant',
  leafField: 'plant',
  flex: 1,
  minWidth: 180,
};

export default function LeafField() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Plants"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['bed'] },
          columns: { columnVisibilityModel: { bed: false, plant: false } },
        }}
      />
    </div>
  );
}
