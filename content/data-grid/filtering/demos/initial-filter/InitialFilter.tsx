import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 150 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 140 },
];

const rows = [
  { id: 1, part: 'Brake pads', shelf: 'A2', stock: 4 },
  { id: 2, part: 'Chain, 11-speed', shelf: 'A3', stock: 27 },
  { id: 3, part: 'Inner tube, 700C', shelf: 'B1', stock: 8 },
  { id: 4, part: 'Saddle', shelf: 'C4', stock: 12 },
  { id: 5, part: 'Derailleur hanger', shelf: 'A1', stock: 0 },
  { id: 6, part: 'Bottom bracket', shelf: 'A4', stock: 6 },
];

export default function InitialFilter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Parts to reorder"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'stock', operator: '<', value: 10 }],
            },
          },
        }}
      />
    </div>
  );
}
