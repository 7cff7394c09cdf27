import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'drink', headerName: 'Drink', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value: number | null) => value && `$${value.toFixed(2)}`,
  },
  { field: 'note', headerName: 'Note', width: 180, editable: true },
];

const rows = [
  { id: 1, drink: 'Espresso', price: 2.8, note: '' },
  { id: 2, drink: 'Double espresso', price: 3.4, note: '' },
  { id: 3, drink: 'Americano', price: 3.2, note: '' },
  { id: 4, drink: 'Cappuccino', price: 4.2, note: 'Oat milk on request' },
  { id: 5, drink: 'Flat white', price: 4.4, note: '' },
  { id: 6, drink: 'Latte', price: 4.5, note: 'Oat milk on request' },
  { id: 7, drink: 'Mocha', price: 4.9, note: '' },
  { id: 8, drink: 'Hot chocolate', price: 4.6, note: 'Contains nuts' },
  { id: 9, drink: 'Mint tea', price: 3.1, note: '' },
  { id: 10, drink: 'Chai', price: 4.1, note: 'Contains milk' },
  { id: 11, drink: 'Iced tea', price: 3.9, note: 'Summer only' },
  { id: 12, drink: 'Lemonade', price: 3.7, note: 'Summer only' },
];

export default function EditableCells() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid label="Drinks" rows={rows} columns={columns} />
    </div>
  );
}
