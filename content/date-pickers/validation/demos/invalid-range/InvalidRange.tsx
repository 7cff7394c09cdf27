import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

const swapped: DateRange<Dayjs> = [dayjs('2025-04-25'), dayjs('2025-04-14')];

export default function InvalidRange() {
  const [[startError], setError] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Vacation"
        defaultValue={swapped}
        onError={setError}
        slotProps={{
          popper: { 'aria-label': 'Vacation' },
          textField: {
            helperText:
              startError === 'invalidRange'
                ? 'The last day is before the first day.'
                : 'First and last day',
          },
        }}
      />
    </LocalizationProvider>
  );
}
