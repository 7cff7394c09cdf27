import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'photo', headerName: 'Photo', flex: 1, minWidth: 150 },
  { field: 'trip', headerName: 'Trip', width: 140 },
];

const rows = [
  { id: 1, photo: 'Lighthouse', trip: 'Iceland' },
  { id: 2, photo: 'Black beach', trip: 'Iceland' },
  { id: 3, photo: 'Birthday cake', trip: null },
  { id: 4, photo: 'Night market', trip: 'Taiwan' },
];

export default function MissingValues() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Photos"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['trip'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
