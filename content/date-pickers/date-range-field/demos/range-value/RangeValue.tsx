import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

function format(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('MMM D, YYYY') : 'invalid';
}

export default function RangeValue() {
  const [[from, to], setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-01'),
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 280 }}>
        <SingleInputDateRangeField
          label="Billing period"
          value={[from, to]}
          onChange={(newPeriod) => setPeriod(newPeriod)}
        />
        <Typography aria-live="polite">
          From {format(from)} to {format(to)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
