import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

const SATURDAY = 6;
const firstDay = dayjs('2025-04-01');
const stay: DateRange<Dayjs> = [dayjs('2025-04-19'), dayjs('2025-04-23')];

function isDayDisabled(date: Dayjs, position: string) {
  return position === 'start' && date.day() !== SATURDAY;
}

export default function ArrivalDays() {
  const [[startError, endError], setErrors] =
    React.useState<DateRangeValidationError>([null, null]);
  const hasError = startError !== null || endError !== null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Vacation home"
        defaultValue={stay}
        minDate={firstDay}
        shouldDisableDate={isDayDisabled}
        onError={setErrors}
        slotProps={{
          popper: { 'aria-label': 'Vacation home' },
          textField: {
            helperText: hasError
              ? 'Choose a Saturday arrival and a later departure'
              : 'Arrival on Saturdays only',
          },
        }}
      />
    </LocalizationProvider>
  );
}
