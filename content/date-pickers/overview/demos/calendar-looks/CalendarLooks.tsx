import type {} from '@mui/x-date-pickers/themeAugmentation';
import * as React from 'react';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const looks: Record<string, Theme['components']> = {
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

export default function CalendarLooks() {
  const [look, setLook] = React.useState('Framed');

  return (
    <Stack sx={{ gap: 2, alignItems: 'center', maxWidth: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Look"
        value={look}
        onChange={(_, chosen: string | null) => chosen && setLook(chosen)}
      >
        {Object.keys(looks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider
        theme={(outer: Theme) => ({ ...outer, components: looks[look] })}
      >
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar
            defaultValue={dayjs('2025-04-17')}
            sx={{ maxWidth: '100%' }}
          />
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
