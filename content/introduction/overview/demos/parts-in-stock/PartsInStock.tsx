import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, part: 'Hinge', stock: 240 },
  { id: 2, part: 'Bracket', stock: 75 },
  { id: 3, part: 'Dowel', stock: 1310 },
  { id: 4, part: 'Caster', stock: 48 },
];

export default function PartsInStock() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Parts in stock"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
