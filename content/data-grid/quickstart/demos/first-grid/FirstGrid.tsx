import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, plant: 'Basil', height: 38, pots: 24 },
  { id: 2, plant: 'Lavender', height: 61, pots: 12 },
  { id: 3, plant: 'Rosemary', height: 74, pots: 9 },
];

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', width: 160 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 140 },
  { field: 'pots', headerName: 'Pots', type: 'number' },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid label="Plants in stock" rows={rows} columns={columns} />
    </div>
  );
}
