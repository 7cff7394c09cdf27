import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';

interface Shelf {
  aisle: string;
  bin: number;
}

const compareShelves: GridComparatorFn<Shelf> = (a, b, cellA, cellB) =>
  gridStringOrNumberComparator(a.aisle, b.aisle, cellA, cellB) ||
  gridNumberComparator(a.bin, b.bin, cellA, cellB);

const rows = [
  { id: 1, part: 'Hex bolt M8', aisle: 'B', bin: 12, quantity: 900 },
  { id: 2, part: 'Lock washer', aisle: 'A', bin: 10, quantity: 1500 },
  { id: 3, part: 'Wood screw', aisle: 'B', bin: 3, quantity: 640 },
  { id: 4, part: 'Cable tie', aisle: 'A', bin: 2, quantity: 2200 },
  { id: 5, part: 'Wall anchor', aisle: 'C', bin: 7, quantity: 310 },
  { id: 6, part: 'Spring clip', aisle: 'A', bin: 31, quantity: 480 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 110,
    valueGetter: (_, { aisle, bin }): Shelf => ({ aisle, bin }),
    valueFormatter: ({ aisle, bin }: Shelf) => `${aisle}-${bin}`,
    sortComparator: compareShelves,
  },
];

export default function CombinedFields() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Parts"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'shelf', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
