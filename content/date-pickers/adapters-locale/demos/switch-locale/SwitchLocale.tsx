import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ko';
import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = ['en', 'en-gb', 'de', 'ko'];

export default function SwitchLocale() {
  const [locale, setLocale] = React.useState('en');
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2025-04-17T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_, chosen: string | null) => chosen && setLocale(chosen)}
        >
          {locales.map((name) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimeField
          label="Departure"
          value={departure}
          onChange={setDeparture}
        />
        <DateCalendar value={departure} onChange={setDeparture} />
      </Stack>
    </LocalizationProvider>
  );
}
