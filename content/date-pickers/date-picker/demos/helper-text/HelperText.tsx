import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const saturday = dayjs('2025-04-19');
const firstDay = dayjs('2025-04-14');
const lastDay = dayjs('2025-05-30');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: "This date doesn't exist.",
  minDate: 'Bookings open on April 14.',
  maxDate: 'Bookings close on May 30.',
  shouldDisableDate: 'We are closed on weekends.',
};

export default function HelperText() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={saturday}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={(date) => [0, 6].includes(date.day())}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? messages[error] : 'Monday to Friday',
          },
        }}
      />
    </LocalizationProvider>
  );
}
