import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'publisher', headerName: 'Publisher', width: 140 },
  { field: 'author', headerName: 'Author', width: 140 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
];

const rows = [
  { id: 1, publisher: 'Osprey', author: 'L. Varga', title: 'Salt Roads' },
  { id: 2, publisher: 'Osprey', author: 'L. Varga', title: 'The Ferryman' },
  { id: 3, publisher: 'Osprey', author: 'T. Okafor', title: 'Glass Orchard' },
  { id: 4, publisher: 'Tidewater', author: 'M. Lindqvist', title: 'Frost' },
  { id: 5, publisher: 'Tidewater', author: 'M. Lindqvist', title: 'Thaw' },
];

export default function NestedGroups() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Books"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['publisher', 'author'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
