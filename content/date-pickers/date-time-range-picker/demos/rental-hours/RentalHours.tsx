import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([pickUp, dropOff]: DateRange<Dayjs>) {
  if (!pickUp?.isValid()) return 'Choose when you pick up the car.';
  if (!dropOff?.isValid()) return 'Choose when you return the car.';
  const hours = dropOff.diff(pickUp, 'hour');
  return hours > 0 ? `${hours} hours` : 'Return the car after the pick-up.';
}

export default function RentalHours() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T10:00'),
    dayjs('2025-04-19T18:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Car rental"
          value={rental}
          onChange={(newRental) => setRental(newRental)}
          slotProps={{ popper: { 'aria-label': 'Car rental' } }}
        />
        <Typography aria-live="polite">{describe(rental)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
