import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const oddYear = dayjs('2025-01-01');

const isOddYear = (year: Dayjs) => year.year() % 2 === 1;

export default function DisabledYears() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Festival"
        defaultValue={oddYear}
        views={['year']}
        shouldDisableYear={isOddYear}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'shouldDisableYear'
                ? 'The festival takes place in even years.'
                : 'Even years',
          },
        }}
      />
    </LocalizationProvider>
  );
}
