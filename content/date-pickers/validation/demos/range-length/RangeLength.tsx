import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const MAX_NIGHTS = 7;

const countNights = ([start, end]: DateRange<Dayjs>) =>
  start?.isValid() && end?.isValid() ? end.diff(start, 'day') : 0;

export default function RangeLength() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-14'),
    dayjs('2025-04-24'),
  ]);
  const nights = countNights(stay);
  const isTooLong = nights > MAX_NIGHTS;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        value={stay}
        onChange={setStay}
        slotProps={{
          popper: { 'aria-label': 'Stay' },
          textField: {
            // `undefined` keeps the error state of the picker itself.
            error: isTooLong || undefined,
            helperText: isTooLong
              ? `${nights} nights. The maximum is ${MAX_NIGHTS}.`
              : `Up to ${MAX_NIGHTS} nights`,
          },
        }}
      />
    </LocalizationProvider>
  );
}
