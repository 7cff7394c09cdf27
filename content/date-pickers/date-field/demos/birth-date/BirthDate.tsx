import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const tooYoung = dayjs('2012-06-30');
const lastBirthday = dayjs('2007-04-17');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: "This date doesn't exist.",
  minDate: 'Check the year.',
  maxDate: 'Members must be 18 or older.',
};

export default function BirthDate() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        defaultValue={tooYoung}
        maxDate={lastBirthday}
        onError={setError}
        helperText={error ? messages[error] : 'As shown in your passport'}
        required
      />
    </LocalizationProvider>
  );
}
