import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Branch {
  id: number;
  country: string;
  city: string;
  street: string;
}

const columns: GridColDef<Branch>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  {
    field: 'city',
    headerName: 'City',
    width: 120,
    rowSpanValueGetter: (value, row) => `${row.country}/${value}`,
  },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
];

const rows: Branch[] = [
  { id: 1, country: 'Ireland', city: 'Dublin', street: '8 Dame Street' },
  { id: 2, country: 'Spain', city: 'Valencia', street: '21 Carrer Major' },
  { id: 3, country: 'Spain', city: 'Valencia', street: '4 Calle Nueva' },
  { id: 4, country: 'Venezuela', city: 'Valencia', street: '90 Avenida Sur' },
  { id: 5, country: 'Venezuela', city: 'Valencia', street: '15 Calle Real' },
];

export default function CityInCountry() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        rowSpanning
        showCellVerticalBorder
        label="Branches"
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
