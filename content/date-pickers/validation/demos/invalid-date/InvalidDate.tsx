import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const endOfJanuary = dayjs('2025-01-31');

export default function InvalidDate() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Inventory date"
        defaultValue={endOfJanuary}
        onError={setError}
        helperText={
          error === 'invalidDate'
            ? "This date doesn't exist."
            : 'Month, day and year'
        }
      />
    </LocalizationProvider>
  );
}
