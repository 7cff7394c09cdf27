import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const typedTooLate = dayjs('2025-06-02');
const lastDelivery = dayjs('2025-05-30');

export default function MaxDate() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={typedTooLate}
        maxDate={lastDelivery}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'maxDate'
                ? 'Choose May 30 or earlier.'
                : 'Until May 30',
          },
        }}
      />
    </LocalizationProvider>
  );
}
