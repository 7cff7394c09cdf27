import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', width: 110 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 80 },
  { field: 'review', headerName: 'Review', flex: 1, minWidth: 180 },
];

const sentences = [
  'Quiet room with a view of the river.',
  'Breakfast starts at seven, which was too late for our train, but the staff packed sandwiches for everyone in the group.',
  'The shower was cold on the first day. They fixed it within an hour.',
  'We will come back next spring.',
];
const guests = ['Ines', 'Tom', 'Anna', 'Omar', 'Mei'];

const rows = Array.from({ length: 60 }, (_, id) => ({
  id,
  guest: guests[id % guests.length],
  stars: 3 + (id % 3),
  review: sentences.slice(id % 3, (id % 3) + 1 + (id % 2)).join(' '),
}));

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 64;

export default function AutoHeightRows() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Reviews"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{
          [`&.${gridClasses['root--densityCompact']} .${gridClasses.cell}`]: {
            py: 1,
          },
          [`&.${gridClasses['root--densityStandard']} .${gridClasses.cell}`]: {
            py: 1.75,
          },
          [`&.${gridClasses['root--densityComfortable']} .${gridClasses.cell}`]:
            { py: 2.5 },
        }}
      />
    </div>
  );
}
