import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sample', headerName: 'Sample', flex: 1, minWidth: 130 },
  { field: 'lab', headerName: 'Lab', width: 120 },
  {
    field: 'result',
    headerName: 'Result (mg/L)',
    type: 'number',
    width: 150,
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      if (a == null || b == null) {
        return Number(a == null) - Number(b == null);
      }
      const order = gridNumberComparator(a, b, cellA, cellB);
      return direction === 'desc' ? -order : order;
    },
  },
];

const rows = [
  { id: 1, sample: 'Well 14', lab: 'North', result: 2.8 },
  { id: 2, sample: 'Well 15', lab: 'North', result: null },
  { id: 3, sample: 'River mouth', lab: 'Harbor', result: 6.1 },
  { id: 4, sample: 'Mill pond', lab: 'Harbor', result: 0.9 },
  { id: 5, sample: 'Reservoir', lab: 'North', result: null },
  { id: 6, sample: 'Upper spring', lab: 'North', result: 1.4 },
];

export default function BlanksLast() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Nitrate samples"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'result', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
