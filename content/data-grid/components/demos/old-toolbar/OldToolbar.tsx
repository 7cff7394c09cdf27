import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';

function LegacyToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

const rows = [
  { id: 1, part: 'Hex bolt M6', bin: 'C12', stock: 840 },
  { id: 2, part: 'Washer M6', bin: 'C13', stock: 1200 },
  { id: 3, part: 'Wing nut M8', bin: 'D02', stock: 95 },
  { id: 4, part: 'Split pin', bin: 'D07', stock: 310 },
];

export default function OldToolbar() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Parts"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: LegacyToolbar }}
      />
    </div>
  );
}
