import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const afterReturn = dayjs('2025-04-21T20:00');
const pickup = dayjs('2025-04-17T10:00');
const lastReturn = dayjs('2025-04-21T18:00');

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> =
  {
    minDate: 'The rental starts on April 17.',
    maxDate: 'The rental ends on April 21.',
    minTime: 'On April 17, the rental starts at 10:00 AM.',
    maxTime: 'On April 21, return the car by 6:00 PM.',
  };

export default function BookingWindow() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Return"
        defaultValue={afterReturn}
        minDateTime={pickup}
        maxDateTime={lastReturn}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? messages[error] : 'Apr 17 to 21' },
        }}
      />
    </LocalizationProvider>
  );
}
