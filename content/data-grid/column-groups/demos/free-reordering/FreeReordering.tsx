import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'model', headerName: 'Model', width: 120 },
  { field: 'height', headerName: 'Height', type: 'number', width: 100 },
  { field: 'depth', headerName: 'Depth', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  { field: 'kg', headerName: 'Weight', type: 'number', width: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'size',
    headerName: 'Size (cm)',
    children: [{ field: 'height' }, { field: 'depth' }],
  },
  {
    groupId: 'sales',
    headerName: 'Sales',
    freeReordering: true,
    children: [{ field: 'price' }, { field: 'stock' }],
  },
];

const rows = [
  {
    id: 1,
    model: 'Bora',
    height: 72,
    depth: 60,
    price: 189,
    stock: 14,
    kg: 31,
  },
  { id: 2, model: 'Lido', height: 74, depth: 75, price: 240, stock: 6, kg: 38 },
  {
    id: 3,
    model: 'Mira',
    height: 110,
    depth: 50,
    price: 315,
    stock: 9,
    kg: 27,
  },
];

export default function FreeReordering() {
  return (
    <div style={{ height: 324, width: '100%' }}>
      <DataGridPro
        label="Desks"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
