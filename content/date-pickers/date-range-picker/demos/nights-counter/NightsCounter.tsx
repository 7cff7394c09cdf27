import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([arrival, departure]: DateRange<Dayjs>) {
  if (!arrival?.isValid()) return 'Choose an arrival date.';
  if (!departure?.isValid()) return 'Choose a departure date.';
  const nights = departure.diff(arrival, 'day');
  if (nights < 1) return 'Stay at least one night.';
  return nights === 1 ? 'One night' : `${nights} nights`;
}

export default function NightsCounter() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17'),
    dayjs('2025-04-21'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, maxWidth: '100%' }}>
        <DateRangePicker
          label="Stay"
          value={stay}
          onChange={(newStay) => setStay(newStay)}
          slotProps={{ popper: { 'aria-label': 'Stay' } }}
        />
        <Typography aria-live="polite">{describe(stay)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
