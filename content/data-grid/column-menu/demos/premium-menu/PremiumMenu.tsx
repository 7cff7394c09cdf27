import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store', width: 140 },
  { field: 'category', headerName: 'Category', flex: 1, minWidth: 140 },
  { field: 'sales', headerName: 'Sales ($)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, store: 'Airport', category: 'Books', sales: 8200 },
  { id: 2, store: 'Airport', category: 'Snacks', sales: 12900 },
  { id: 3, store: 'Downtown', category: 'Books', sales: 15400 },
  { id: 4, store: 'Downtown', category: 'Gifts', sales: 6100 },
  { id: 5, store: 'Station', category: 'Snacks', sales: 9750 },
];

export default function PremiumMenu() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium label="Sales" rows={rows} columns={columns} />
    </Box>
  );
}
