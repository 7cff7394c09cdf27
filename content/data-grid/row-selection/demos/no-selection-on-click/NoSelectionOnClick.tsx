import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Customer {
  id: number;
  name: string;
  email: string;
  city: string;
}

const columns: GridColDef<Customer>[] = [
  { field: 'name', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 180,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`mailto:${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  { field: 'city', headerName: 'City', width: 120 },
];

const rows: Customer[] = [
  { id: 1, name: 'Alder & Co', email: 'hello@alder.example', city: 'Ghent' },
  { id: 2, name: 'Bright Studio', email: 'team@bright.example', city: 'Oslo' },
  { id: 3, name: 'Copperfield', email: 'post@copper.example', city: 'Ghent' },
  { id: 4, name: 'Delta Works', email: 'info@delta.example', city: 'Krakow' },
  { id: 5, name: 'Fjord Design', email: 'hi@fjord.example', city: 'Lyon' },
];

export default function NoSelectionOnClick() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        label="Customers"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
