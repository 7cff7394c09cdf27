import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const initialValue = dayjs('2025-04-17');
const lastDay = dayjs('2025-04-30');

export default function AnnouncedError() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return"
        defaultValue={initialValue}
        maxDate={lastDay}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? 'Return the book by April 30.'
              : 'By April 30, 2025',
            FormHelperTextProps: { 'aria-live': 'polite' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
