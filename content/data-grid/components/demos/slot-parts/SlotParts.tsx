import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'isLent', headerName: 'Lent', type: 'boolean', width: 100 },
];

const rows = [
  { id: 1, title: 'Salt Roads', author: 'Omar Haddad', isLent: true },
  { id: 2, title: 'The Glass Ferry', author: 'Lena Kowalski', isLent: false },
  { id: 3, title: 'Winter Kitchens', author: 'Ida Fischer', isLent: true },
];

const initialState = {
  sorting: { sortModel: [{ field: 'title', sort: 'asc' as const }] },
  filter: {
    filterModel: {
      items: [{ field: 'author', operator: 'isNotEmpty' }],
    },
  },
};

export default function SlotParts() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        label="Library"
        rows={rows}
        columns={columns}
        initialState={initialState}
        checkboxSelection
        showToolbar
      />
    </Box>
  );
}
