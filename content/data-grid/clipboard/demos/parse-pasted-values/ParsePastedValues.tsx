import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 120 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    editable: true,
    width: 140,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : `$${value.toFixed(2)}`,
    pastedValueParser: (value) => {
      const price = Number.parseFloat(value.replace(/[$,\s]/g, ''));
      // The grid skips a cell if its parser returns undefined.
      return Number.isNaN(price) ? undefined : price;
    },
  },
];

const rows = [
  { id: 1, tea: 'Assam', price: 6.5 },
  { id: 2, tea: 'Darjeeling', price: 9 },
  { id: 3, tea: 'Gyokuro', price: 24.8 },
  { id: 4, tea: 'Lapsang', price: 8.25 },
  { id: 5, tea: 'Sencha', price: 11.4 },
];

export default function ParsePastedValues() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        label="Tea prices"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
