import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', width: 120 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, shelf: 'A1', item: 'Hinges' },
  { id: 2, shelf: 'A1', item: 'Screws' },
  { id: 3, shelf: 'B4', item: 'Sandpaper' },
];

const groupingColDef = { hideDescendantCount: true };

export default function WithoutCount() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        label="Items"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        initialState={{ rowGrouping: { model: ['shelf'] } }}
      />
    </div>
  );
}
