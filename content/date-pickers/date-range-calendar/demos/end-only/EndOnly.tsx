import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const start = dayjs('2025-04-07');
const positions: RangePosition[] = ['end'];

export default function EndOnly() {
  const [subscription, setSubscription] = React.useState<DateRange<Dayjs>>([
    start,
    dayjs('2025-04-17'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'center', maxWidth: '100%' }}>
        <DateRangeCalendar
          calendars={1}
          value={subscription}
          onChange={(newValue) => setSubscription(newValue)}
          defaultRangePosition="end"
          availableRangePositions={positions}
          minDate={start}
          disableDragEditing
        />
        <Typography aria-live="polite">
          Extended to {subscription[1]?.format('MMMM D')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
