import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const rtlCache = createCache({ key: 'mui-ar', stylisPlugins: [rtlPlugin] });

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'اليوم', getValue: () => dayjs('2025-04-17') },
  { label: 'غدًا', getValue: () => dayjs('2025-04-18') },
  { label: 'بعد أسبوع', getValue: () => dayjs('2025-04-24') },
];

const initialValue = dayjs('2025-04-17');

export default function RightToLeft() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }),
    [outerTheme],
  );

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ar">
          <Box dir="rtl" lang="ar" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
            <StaticDatePicker
              displayStaticWrapperAs="desktop"
              defaultValue={initialValue}
              slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
