import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const checkIn = dayjs('2025-04-17T15:00');
const checkOut = dayjs('2025-04-17T11:00');

function format(date: Dayjs | null) {
  return date ? date.format('MMM D, HH:mm') : 'select a day';
}

export default function ReferenceTimes() {
  const [[arrival, departure], setStay] = React.useState<DateRange<Dayjs>>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'center', maxWidth: '100%' }}>
        <Typography aria-live="polite">
          Check-in: {format(arrival)}
          <br />
          Check-out: {format(departure)}
        </Typography>
        <DateRangeCalendar
          calendars={1}
          value={[arrival, departure]}
          onChange={setStay}
          referenceDate={[checkIn, checkOut]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
