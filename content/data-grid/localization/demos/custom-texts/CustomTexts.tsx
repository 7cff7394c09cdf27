import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 140 },
];

const localeText: Partial<GridLocaleText> = {
  toolbarQuickFilterPlaceholder: 'Title or director',
  noResultsOverlayLabel: 'No film matches your search.',
  paginationRowsPerPage: 'Films per page:',
  footerRowSelected: (count) =>
    count === 1 ? '1 film selected' : `${count} films selected`,
};

export default function CustomTexts() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        localeText={localeText}
        showToolbar
      />
    </Box>
  );
}
