import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, train: 'R 104', from: 'Bergen', to: 'Oslo', minutes: 412 },
  { id: 2, train: 'R 217', from: 'Trondheim', to: 'Hamar', minutes: 318 },
  { id: 3, train: 'R 330', from: 'Oslo', to: 'Lillehammer', minutes: 131 },
  {
    id: 4,
    train: 'R 418',
    from: 'Stavanger',
    to: 'Kristiansand',
    minutes: 187,
  },
  { id: 5, train: 'R 502', from: 'Drammen', to: 'Bergen', minutes: 380 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'train', headerName: 'Train', width: 100 },
  {
    field: 'from',
    headerName: 'From',
    width: 130,
    hideable: false,
    colSpan: 2,
    renderCell: ({ row }) => `${row.from} → ${row.to}`,
  },
  { field: 'to', headerName: 'To', width: 130, hideable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

export default function FixedSpan() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid label="Trains" rows={rows} columns={columns} />
    </Box>
  );
}
