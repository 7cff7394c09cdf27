import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value == null || props.value < 1 || props.value > 99,
    }),
  },
];

const rows = [
  { id: 1, item: 'Drawing pad', quantity: 4 },
  { id: 2, item: 'Pencil set', quantity: 12 },
  { id: 3, item: 'Eraser', quantity: 30 },
  { id: 4, item: 'Ruler', quantity: 8 },
];

export default function ValidateNumber() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Cart"
        rows={rows}
        columns={columns}
        sx={{ '& .Mui-error': { color: 'error.main' } }}
      />
    </div>
  );
}
