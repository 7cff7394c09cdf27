import 'dayjs/locale/he';
import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { heIL } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Mirrors margins, paddings and positions in the generated CSS.
const rtlCache = createCache({ key: 'mui-he', stylisPlugins: [rtlPlugin] });

export default function HebrewCalendar() {
  const [visit, setVisit] = React.useState<Dayjs | null>(
    dayjs('2025-04-17T15:30'),
  );
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }, heIL),
    [outerTheme],
  );

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
          <Stack dir="rtl" lang="he" sx={{ gap: 2, alignItems: 'center' }}>
            <DateTimeField label="ביקור" value={visit} onChange={setVisit} />
            <DateCalendar value={visit} onChange={setVisit} />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
