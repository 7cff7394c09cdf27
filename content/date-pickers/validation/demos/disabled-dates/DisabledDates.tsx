import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const saturday = dayjs('2025-04-19');

const isWeekend = (date: Dayjs) => [0, 6].includes(date.day());

export default function DisabledDates() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={saturday}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'shouldDisableDate'
                ? 'We are closed on weekends.'
                : 'Monday to Friday',
          },
        }}
      />
    </LocalizationProvider>
  );
}
