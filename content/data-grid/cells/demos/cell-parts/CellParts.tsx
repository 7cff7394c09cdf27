import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'isFresh', headerName: 'Fresh', type: 'boolean', width: 90 },
  {
    field: 'stock',
    headerName: 'Stock',
    width: 130,
    display: 'flex',
    renderCell: ({ value }) => (
      <meter min={0} max={40} value={value} aria-label="Stock" />
    ),
  },
];

const rows = [
  { id: 1, item: 'Rye bread', price: 5.4, isFresh: true, stock: 12 },
  { id: 2, item: 'Butter', price: 3.1, isFresh: false, stock: 34 },
  { id: 3, item: 'Apricots', price: 4.8, isFresh: true, stock: 7 },
];

export default function CellParts() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        label="Groceries"
        rows={rows}
        columns={columns}
        checkboxSelection
      />
    </div>
  );
}
