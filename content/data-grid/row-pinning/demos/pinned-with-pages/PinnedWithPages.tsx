import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110 },
  { field: 'days', headerName: 'Delivery (days)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, supplier: 'Alder & Co', price: 48, days: 6 },
  { id: 2, supplier: 'Bright Studio', price: 52, days: 3 },
  { id: 3, supplier: 'Copperfield', price: 44, days: 9 },
  { id: 4, supplier: 'Delta Works', price: 61, days: 2 },
  { id: 5, supplier: 'Everlane Office', price: 50, days: 5 },
  { id: 6, supplier: 'Fjord Design', price: 57, days: 4 },
  { id: 7, supplier: 'Gable & Sons', price: 46, days: 7 },
];

const pinnedRows = {
  top: [{ id: 'current', supplier: 'Current contract', price: 49, days: 5 }],
};

const initialState = {
  pagination: { paginationModel: { pageSize: 4 } },
};

export default function PinnedWithPages() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        label="Offers"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[4, 8]}
        initialState={initialState}
      />
    </Box>
  );
}
