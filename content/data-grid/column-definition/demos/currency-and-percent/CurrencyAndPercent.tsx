import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : currency.format(value),
  },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : percent.format(value),
  },
];

const rows = [
  { id: 1, product: 'Espresso machine', price: 1249, discount: 0.125 },
  { id: 2, product: 'Grinder', price: 189.5, discount: 0.05 },
  { id: 3, product: 'Milk jug', price: 24, discount: 0 },
  { id: 4, product: 'Gift card', price: 50, discount: null },
];

export default function CurrencyAndPercent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Prices" rows={rows} columns={columns} />
    </div>
  );
}
