import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  date: Date;
  person: string;
  hours: number;
}

const columns: GridColDef<Shift>[] = [
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 130,
    rowSpanValueGetter: (_, row) => row.date.getTime(),
  },
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 120 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    rowSpanValueGetter: () => null,
  },
];

const rows: Shift[] = [
  { id: 1, date: new Date(2025, 4, 5), person: 'Hana Ito', hours: 8 },
  { id: 2, date: new Date(2025, 4, 5), person: 'Jonas Berg', hours: 8 },
  { id: 3, date: new Date(2025, 4, 5), person: 'Leila Haddad', hours: 4 },
  { id: 4, date: new Date(2025, 4, 6), person: 'Hana Ito', hours: 6 },
  { id: 5, date: new Date(2025, 4, 6), person: 'Goran Lund', hours: 6 },
];

export default function ShiftRoster() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        rowSpanning
        showCellVerticalBorder
        label="Shifts"
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
