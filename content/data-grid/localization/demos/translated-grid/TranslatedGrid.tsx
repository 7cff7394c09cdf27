import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { deDE as coreDeDE } from '@mui/material/locale';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Artikel', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Preis', type: 'number', width: 110 },
  { field: 'stock', headerName: 'Bestand', type: 'number', width: 110 },
];

const rows = [
  { id: 1, article: 'Schreibtischlampe', price: 48, stock: 12 },
  { id: 2, article: 'Eichentisch', price: 540, stock: 3 },
  { id: 3, article: 'Bürostuhl', price: 315, stock: 7 },
  { id: 4, article: 'Bücherregal', price: 210, stock: 5 },
];

export default function TranslatedGrid() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, deDE, coreDeDE),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box lang="de" sx={{ width: '100%', height: 372 }}>
        <DataGrid
          label="Artikel"
          rows={rows}
          columns={columns}
          checkboxSelection
          showToolbar
        />
      </Box>
    </ThemeProvider>
  );
}
