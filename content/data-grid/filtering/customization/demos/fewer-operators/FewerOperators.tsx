import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
} from '@mui/x-data-grid';

const comparisons = getGridNumericOperators().filter(
  ({ value }) => value === '>' || value === '<',
);

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 150 },
  {
    field: 'length',
    headerName: 'Length (km)',
    type: 'number',
    width: 140,
    filterOperators: comparisons,
  },
  {
    field: 'climb',
    headerName: 'Climb (m)',
    type: 'number',
    width: 130,
    filterOperators: comparisons,
  },
];

const rows = [
  { id: 1, trail: 'Lake loop', length: 6.2, climb: 80 },
  { id: 2, trail: 'Ridge path', length: 14.8, climb: 920 },
  { id: 3, trail: 'Mill valley', length: 9.1, climb: 210 },
  { id: 4, trail: 'Summit trail', length: 18.5, climb: 1340 },
  { id: 5, trail: 'Old railway', length: 22.0, climb: 150 },
  { id: 6, trail: 'Waterfall walk', length: 4.4, climb: 190 },
];

export default function FewerOperators() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid label="Trails" rows={rows} columns={columns} />
    </div>
  );
}
