import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const day = dayjs('2025-04-17');

function onDay(time: Dayjs, date: Dayjs) {
  return date.hour(time.hour()).minute(time.minute());
}

/** Puts the start on the day, and the end on the same or the next day. */
function toShift([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const from = onDay(start, day);
  const to = onDay(end, day);
  return [from, to.isBefore(from) ? to.add(1, 'day') : to];
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T22:00'),
    dayjs('2025-04-18T06:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <TimeRangePicker
          label="Night shift"
          value={shift}
          onChange={(newShift) => setShift(toShift(newShift))}
          slotProps={{ popper: { 'aria-label': 'Night shift' } }}
        />
        <Typography aria-live="polite">
          {shift[1]?.isValid()
            ? `Ends ${shift[1].format('dddd, h:mm A')}`
            : 'Choose an end time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
