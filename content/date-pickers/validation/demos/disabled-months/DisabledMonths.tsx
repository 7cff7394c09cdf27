import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const august = dayjs('2025-08-01');

const isAugust = (month: Dayjs) => month.month() === 7;

export default function DisabledMonths() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Course"
        defaultValue={august}
        views={['year', 'month']}
        shouldDisableMonth={isAugust}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'shouldDisableMonth'
                ? 'We are closed in August.'
                : 'Any month except August',
          },
        }}
      />
    </LocalizationProvider>
  );
}
