import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const typedTooEarly = dayjs('2025-04-10');
const firstDelivery = dayjs('2025-04-14');

export default function MinDate() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={typedTooEarly}
        minDate={firstDelivery}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'minDate'
                ? 'Choose April 14 or later.'
                : 'From April 14',
          },
        }}
      />
    </LocalizationProvider>
  );
}
