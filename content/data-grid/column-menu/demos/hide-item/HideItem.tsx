import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 160 },
  { field: 'course', headerName: 'Course', width: 130 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, dish: 'Beet carpaccio', course: 'Starter', price: 11 },
  { id: 2, dish: 'Fish soup', course: 'Starter', price: 13 },
  { id: 3, dish: 'Lamb shoulder', course: 'Main', price: 28 },
  { id: 4, dish: 'Mushroom risotto', course: 'Main', price: 21 },
  { id: 5, dish: 'Plum tart', course: 'Dessert', price: 9 },
];

export default function HideItem() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Menu"
        rows={rows}
        columns={columns}
        slotProps={{
          columnMenu: { slots: { columnMenuColumnsItem: null } },
        }}
      />
    </Box>
  );
}
