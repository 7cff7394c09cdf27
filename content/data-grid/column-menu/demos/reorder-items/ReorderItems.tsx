import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 160 },
  { field: 'size', headerName: 'Size', width: 100 },
  { field: 'rides', headerName: 'Rides', type: 'number', width: 140 },
];

const rows = [
  { id: 1, bike: 'City 3-speed', size: 'M', rides: 412 },
  { id: 2, bike: 'City 7-speed', size: 'L', rides: 388 },
  { id: 3, bike: 'Cargo', size: 'M', rides: 97 },
  { id: 4, bike: 'Tandem', size: 'L', rides: 21 },
  { id: 5, bike: 'Electric', size: 'S', rides: 534 },
];

export default function ReorderItems() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Rental bikes"
        rows={rows}
        columns={columns}
        slotProps={{
          columnMenu: {
            slotProps: { columnMenuSortItem: { displayOrder: 40 } },
          },
        }}
      />
    </Box>
  );
}
