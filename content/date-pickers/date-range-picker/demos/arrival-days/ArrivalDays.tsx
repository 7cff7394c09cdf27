import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const SATURDAY = 6;

function isDayBlocked(date: Dayjs, position: string) {
  return position === 'start' && date.day() !== SATURDAY;
}

export default function ArrivalDays() {
  const [[startError, endError], setErrors] =
    React.useState<DateRangeValidationError>([null, null]);
  const hasError = startError !== null || endError !== null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Holiday home"
        defaultValue={[dayjs('2025-04-19'), dayjs('2025-04-23')]}
        minDate={dayjs('2025-04-01')}
        shouldDisableDate={isDayBlocked}
        onError={setErrors}
        slotProps={{
          textField: {
            helperText: hasError ? 'Check both dates.' : 'Arrival on Saturdays',
          },
        }}
      />
    </LocalizationProvider>
  );
}
