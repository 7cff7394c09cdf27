import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { films, type Film } from './films';

const themes = {
  light: createTheme({
    palette: {
      mode: 'light',
      DataGrid: { bg: '#fbfdfb', headerBg: '#dcebdf', pinnedBg: '#eef5ef' },
    },
  }),
  dark: createTheme({
    palette: {
      mode: 'dark',
      DataGrid: { bg: '#101713', headerBg: '#20382a', pinnedBg: '#18241c' },
    },
  }),
};

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 200 },
  { field: 'director', headerName: 'Director', width: 200 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'year', headerName: 'Year', width: 100 },
];

export default function ThemeColors() {
  const { palette } = useTheme();

  return (
    <ThemeProvider theme={themes[palette.mode]}>
      <Box sx={{ width: '100%', height: 370 }}>
        <DataGridPro
          label="Films"
          rows={films}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['title'] } }}
        />
      </Box>
    </ThemeProvider>
  );
}
