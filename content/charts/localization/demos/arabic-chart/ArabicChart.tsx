import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { BarChart } from '@mui/x-charts/BarChart';

// Mirrors margins, paddings and positions in the generated CSS.
const rtlCache = createCache({ key: 'mui-rtl', stylisPlugins: [rtlPlugin] });

const xAxis = [
  { data: ['الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'], reverse: true },
];
const yAxis = [{ position: 'right' as const }];
const series = [
  { label: 'الطلبات', data: [31, 44, 29, 52] },
  { label: 'المرتجعات', data: [4, 7, 2, 6] },
];

export default function ArabicChart() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }),
    [outerTheme],
  );

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <Box dir="rtl" lang="ar" sx={{ width: '100%' }}>
          <BarChart
            aria-label="الطلبات حسب اليوم"
            height={270}
            xAxis={xAxis}
            yAxis={yAxis}
            series={series}
          />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
