import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const inTheFuture = dayjs('2099-04-17');

export default function DisableFuture() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        defaultValue={inTheFuture}
        disableFuture
        openTo="year"
        views={['year', 'month', 'day']}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'disableFuture'
                ? 'A date of birth is in the past.'
                : 'As shown in your passport',
          },
        }}
      />
    </LocalizationProvider>
  );
}
