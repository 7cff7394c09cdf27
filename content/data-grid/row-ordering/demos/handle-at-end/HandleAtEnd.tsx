import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { ...GRID_REORDER_COL_DEF, width: 60 },
];

const rows = [
  { id: 1, task: 'Measure the room', hours: 1 },
  { id: 2, task: 'Order the shelves', hours: 0.5 },
  { id: 3, task: 'Paint the walls', hours: 6 },
  { id: 4, task: 'Mount the shelves', hours: 3 },
];

export default function HandleAtEnd() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rowReordering
        disableColumnSorting
        disableColumnFilter
        label="Tasks"
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
