import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  name: string;
  price: number;
}

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'price',
    headerName: 'Price ($)',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const initialRows: Product[] = [
  { id: 1, name: 'Desk lamp', price: 39 },
  { id: 2, name: 'Office chair', price: 189 },
  { id: 3, name: 'Monitor arm', price: 95 },
  { id: 4, name: 'Footrest', price: 27 },
];

const isSame = (a: Product, b?: Product) =>
  a.name === b?.name && a.price === b.price;

// Simulates a request that saves several rows at once.
const saveProducts = (products: Product[]) =>
  new Promise<Product[]>((resolve) => {
    setTimeout(() => resolve(products), 800);
  });

export default function BulkEditing() {
  const [savedRows, setSavedRows] = React.useState(initialRows);
  const [rows, setRows] = React.useState(initialRows);
  const [isSaving, setSaving] = React.useState(false);
  const changed = rows.filter((row, index) => !isSame(row, savedRows[index]));

  const save = async () => {
    setSaving(true);
    await saveProducts(changed);
    setSavedRows(rows);
    setSaving(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button
          variant="contained"
          loading={isSaving}
          disabled={changed.length === 0}
          onClick={save}
        >
          Save ({changed.length})
        </Button>
        <Button
          disabled={changed.length === 0 || isSaving}
          onClick={() => setRows(savedRows)}
        >
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Products"
          rows={rows}
          columns={columns}
          isCellEditable={() => !isSaving}
          processRowUpdate={(newRow) => {
            setRows((current) =>
              current.map((row) => (row.id === newRow.id ? newRow : row)),
            );
            return newRow;
          }}
          getRowClassName={({ id }) =>
            changed.some((row) => row.id === id) ? 'changed' : ''
          }
          sx={{
            '& .changed': { fontWeight: 'bold', bgcolor: 'action.selected' },
          }}
        />
      </Box>
    </Box>
  );
}
