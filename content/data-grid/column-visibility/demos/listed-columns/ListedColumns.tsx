import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'ID', width: 80 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'cost', headerName: 'Cost ($)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, department: 'Kitchen', item: 'Dishwasher', cost: 740 },
  { id: 2, department: 'Kitchen', item: 'Kettle', cost: 45 },
  { id: 3, department: 'Reception', item: 'Label printer', cost: 130 },
  { id: 4, department: 'Workshop', item: 'Bench vise', cost: 98 },
  { id: 5, department: 'Workshop', item: 'Drill press', cost: 310 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { id: false, department: false } },
};

const unlisted = ['id', GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD];

const getTogglableColumns = (all: GridColDef[]) =>
  all.map(({ field }) => field).filter((field) => !unlisted.includes(field));

export default function ListedColumns() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Equipment"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        slotProps={{ columnsManagement: { getTogglableColumns } }}
      />
    </Box>
  );
}
