import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';

// Mirrors margins, paddings and positions in the generated CSS.
const rtlCache = createCache({ key: 'mui-ar', stylisPlugins: [rtlPlugin] });

const format = new Intl.NumberFormat('ar-EG').format;

const columns: GridColDef[] = [
  { field: 'city', headerName: 'المدينة', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'البلد', flex: 1, minWidth: 110 },
  {
    field: 'population',
    headerName: 'السكان',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => format(value),
  },
];

const rows = [
  { id: 1, city: 'القاهرة', country: 'مصر', population: 10200000 },
  { id: 2, city: 'الدار البيضاء', country: 'المغرب', population: 3700000 },
  { id: 3, city: 'عمّان', country: 'الأردن', population: 4000000 },
  { id: 4, city: 'مسقط', country: 'عُمان', population: 1600000 },
];

const localeText: Partial<GridLocaleText> = {
  ...arSD.components.MuiDataGrid.defaultProps.localeText,
  paginationDisplayedRows: ({ from, to, count }) =>
    `${format(from)}–${format(to)} من ${format(count)}`,
};

export default function ArabicGrid() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }),
    [outerTheme],
  );

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <Box dir="rtl" lang="ar" sx={{ width: '100%', height: 320 }}>
          <DataGrid
            label="المدن"
            rows={rows}
            columns={columns}
            localeText={localeText}
            checkboxSelection
          />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
