import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

const season = { minDate: dayjs('2025-05-01'), maxDate: dayjs('2025-09-30') };
const beyondSeason: DateRange<Dayjs> = [
  dayjs('2025-04-26'),
  dayjs('2025-05-04'),
];

const messages: Record<string, string> = {
  minDate: 'is before May 1, when the season starts.',
  maxDate: 'is after September 30, when the season ends.',
  invalidDate: "doesn't exist.",
};

function describe([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'Departure is before arrival.';
  }
  if (start) {
    return `The arrival date ${messages[start]}`;
  }
  return end ? `The departure date ${messages[end]}` : 'May 1 to September 30';
}

export default function RangeMessages() {
  const [error, setError] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Arrival and departure"
        defaultValue={beyondSeason}
        {...season}
        onError={setError}
        slotProps={{
          popper: { 'aria-label': 'Arrival and departure' },
          textField: { helperText: describe(error) },
        }}
        sx={{ width: 360, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
