import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

interface Hour {
  id: string;
  bookings: (string | null)[];
}

const columns: GridColDef<Hour>[] = [
  { field: 'id', headerName: 'Time', width: 80 },
  ...days.map((day, index): GridColDef<Hour> => ({
    field: day,
    headerName: day,
    flex: 1,
    minWidth: 110,
    valueGetter: (_, row) => row.bookings[index],
    colSpan: (value, row) => {
      const next = row.bookings.findIndex(
        (booking, other) => other > index && booking !== value,
      );
      const end = next === -1 ? days.length : next;
      return value ? end - index : 1;
    },
  })),
];

const rows: Hour[] = [
  { id: '09:00', bookings: ['Optics', 'Optics', null, 'Cleaning'] },
  { id: '10:00', bookings: ['Optics', 'Optics', 'Robotics', 'Cleaning'] },
  { id: '11:00', bookings: [null, 'Safety', null, null] },
  { id: '12:00', bookings: ['Closed', 'Closed', 'Closed', 'Closed'] },
  { id: '13:00', bookings: ['Chemistry', null, 'Robotics', 'Thesis'] },
  { id: '14:00', bookings: ['Chemistry', 'Safety', 'Robotics', 'Thesis'] },
  { id: '15:00', bookings: ['Chemistry', null, null, 'Thesis'] },
];

export default function LabTimetable() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnSorting
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        label="Lab bookings"
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
