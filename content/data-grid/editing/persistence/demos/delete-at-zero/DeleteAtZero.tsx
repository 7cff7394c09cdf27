import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  product: string;
  quantity: number;
  _action?: 'delete';
}

const columns: GridColDef<Line>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const rows: Line[] = [
  { id: 1, product: 'Notebook', quantity: 12 },
  { id: 2, product: 'Fountain pen', quantity: 2 },
  { id: 3, product: 'Pencil set', quantity: 5 },
  { id: 4, product: 'Whiteboard', quantity: 1 },
];

export default function DeleteAtZero() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Order lines"
        rows={rows}
        columns={columns}
        processRowUpdate={(line): Line =>
          line.quantity > 0 ? line : { ...line, _action: 'delete' }
        }
      />
    </div>
  );
}
