import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'drink', headerName: 'Drink', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price ($)',
    type: 'number',
    width: 120,
    editable: true,
  },
  { field: 'note', headerName: 'Note', width: 180, editable: true },
];

const rows = [
  { id: 1, drink: 'Espresso', price: 2.8, note: '' },
  { id: 2, drink: 'Cappuccino', price: 4.2, note: 'Oat milk on request' },
  { id: 3, drink: 'Flat white', price: 4.4, note: '' },
  { id: 4, drink: 'Hot chocolate', price: 4.6, note: 'Contains nuts' },
  { id: 5, drink: 'Iced tea', price: 3.9, note: 'Summer only' },
];

export default function EditableCells() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid label="Drinks" rows={rows} columns={columns} />
    </div>
  );
}
