import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start) return 'Select the first day.';
  if (!end) return 'Select the last day.';
  const days = end.diff(start, 'day') + 1;
  return days === 1 ? '1 day' : `${days} days`;
}

export default function SelectedDays() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17'),
    dayjs('2025-04-21'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'center', maxWidth: '100%' }}>
        <DateRangeCalendar
          calendars={1}
          value={range}
          onChange={(newRange) => setRange(newRange)}
        />
        <Typography aria-live="polite">{describe(range)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
