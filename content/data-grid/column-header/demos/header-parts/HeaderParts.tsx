import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 160 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 140 },
];

const rows = [
  { id: 1, title: 'Winter Kitchens', author: 'Ida Fischer', copies: 4 },
  { id: 2, title: 'Salt Roads', author: 'Omar Haddad', copies: 7 },
  { id: 3, title: 'The Glass Ferry', author: 'Lena Kowalski', copies: 3 },
  { id: 4, title: 'Tin', author: 'Noah Jansen', copies: 0 },
  { id: 5, title: 'A Year of Tides', author: 'Mei Ito', copies: 2 },
];

export default function HeaderParts() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Library"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'title', sort: 'asc' }] },
          filter: {
            filterModel: {
              items: [{ field: 'copies', operator: '>', value: 0 }],
            },
          },
        }}
      />
    </Box>
  );
}
