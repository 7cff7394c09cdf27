import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 150 },
  {
    field: 'opened',
    headerName: 'Opened',
    width: 150,
    valueGetter: (value?: string) => value && new Date(`${value}T00:00`),
    valueFormatter: (value?: Date | string) =>
      value instanceof Date
        ? value.toLocaleDateString('en-US', { dateStyle: 'medium' })
        : (value ?? ''),
    groupingValueGetter: (value?: string) => value && `${value.slice(0, 3)}0s`,
  },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, bridge: 'Weir Crossing', opened: '1984-05-12', length: 310 },
  { id: 2, bridge: 'Dock Swing', opened: '1987-09-01', length: 96 },
  { id: 3, bridge: 'Valley Arch', opened: '1993-06-20', length: 742 },
  { id: 4, bridge: 'Island Causeway', opened: '2006-03-30', length: 1180 },
  { id: 5, bridge: 'Tram Viaduct', opened: '2008-11-14', length: 415 },
];

const initialState = { rowGrouping: { model: ['opened'] } };

export default function GroupByDecade() {
  return (
    <div style={{ height: 530, width: '100%' }}>
      <DataGridPremium
        label="Bridges"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
