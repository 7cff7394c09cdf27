import type {} from '@mui/x-date-pickers/themeAugmentation';
import * as React from 'react';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const themes: Record<string, Theme['components']> = {
  Default: {},
  Square: {
    MuiPickersDay: { styleOverrides: { root: { borderRadius: 0 } } },
    MuiDayCalendar: {
      styleOverrides: { weekDayLabel: { fontWeight: 'bold' } },
    },
  },
  Framed: {
    MuiDateCalendar: {
      styleOverrides: {
        root: { border: '1px solid', borderColor: 'silver', borderRadius: 16 },
      },
    },
    MuiPickersDay: {
      styleOverrides: { root: { borderRadius: 12, fontSize: '0.875rem' } },
    },
  },
};

const selectedDate = dayjs('2025-04-17');

export default function CalendarLooks() {
  const [name, setName] = React.useState('Framed');
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => ({
      ...outerTheme,
      components: { ...outerTheme.components, ...themes[name] },
    }),
    [outerTheme, name],
  );

  return (
    <Stack sx={{ gap: 2, alignItems: 'center', maxWidth: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Theme"
        value={name}
        onChange={(_, chosen: string | null) => chosen && setName(chosen)}
      >
        {Object.keys(themes).map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar defaultValue={selectedDate} sx={{ maxWidth: '100%' }} />
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
