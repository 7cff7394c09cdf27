import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const inThePast = dayjs('2025-04-17');

export default function DisablePast() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={inThePast}
        disablePast
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'disablePast'
                ? 'Choose today or a later date.'
                : 'Today or later',
          },
        }}
      />
    </LocalizationProvider>
  );
}
