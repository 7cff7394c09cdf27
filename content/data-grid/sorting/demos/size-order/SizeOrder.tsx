import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const SIZES = ['XS', 'S', 'M', 'L', 'XL'];

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
  {
    field: 'size',
    headerName: 'Size',
    width: 110,
    sortComparator: (a, b) => SIZES.indexOf(a) - SIZES.indexOf(b),
  },
];

const rows = [
  { id: 1, item: 'Rain jacket', size: 'L', stock: 14 },
  { id: 2, item: 'Fleece vest', size: 'XS', stock: 6 },
  { id: 3, item: 'Merino shirt', size: 'XL', stock: 9 },
  { id: 4, item: 'Hiking pants', size: 'S', stock: 21 },
  { id: 5, item: 'Down parka', size: 'M', stock: 4 },
  { id: 6, item: 'Trail shorts', size: 'L', stock: 17 },
];

export default function SizeOrder() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Clothing stock"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'size', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
