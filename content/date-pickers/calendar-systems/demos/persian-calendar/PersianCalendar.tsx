import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { format } from 'date-fns-jalali';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { faIR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Mirrors margins, paddings and positions in the generated CSS.
const rtlCache = createCache({ key: 'mui-fa', stylisPlugins: [rtlPlugin] });

const formatWeekday = (date: Date) => format(date, 'EEEEE');

export default function PersianCalendar() {
  const [delivery, setDelivery] = React.useState<Date | null>(
    new Date(2025, 3, 17),
  );
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }, faIR),
    [outerTheme],
  );

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
          <Stack dir="rtl" lang="fa" sx={{ gap: 2, alignItems: 'center' }}>
            <DateField
              label="تاریخ تحویل"
              value={delivery}
              onChange={setDelivery}
            />
            <DateCalendar
              value={delivery}
              onChange={setDelivery}
              dayOfWeekFormatter={formatWeekday}
            />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
