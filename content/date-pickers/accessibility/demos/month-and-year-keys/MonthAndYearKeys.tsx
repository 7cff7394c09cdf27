import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const minDate = dayjs('2018-01-01');
const maxDate = dayjs('2029-12-31');

export default function MonthAndYearKeys() {
  const [value, setValue] = React.useState(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, flexDirection: { sm: 'row' } }}>
        <MonthCalendar value={value} onChange={setValue} aria-label="Month" />
        <YearCalendar
          value={value}
          onChange={setValue}
          minDate={minDate}
          maxDate={maxDate}
          aria-label="Year"
        />
      </Stack>
      <Typography aria-live="polite" variant="body2" sx={{ mt: 1 }}>
        Selected: {value.format('MMMM YYYY')}
      </Typography>
    </LocalizationProvider>
  );
}
