import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const tooLate = dayjs('2025-04-17T18:30');
const opening = dayjs('2025-04-17T09:00');
const closing = dayjs('2025-04-17T17:30');

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 9:00 AM.',
  maxTime: 'The last pick-up is at 5:30 PM.',
  minutesStep: 'Choose a full or half hour.',
};

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pick-up"
        defaultValue={tooLate}
        minTime={opening}
        maxTime={closing}
        minutesStep={30}
        skipDisabled
        onError={setError}
        slotProps={{
          textField: { helperText: error ? messages[error] : 'Open 9 to 5:30' },
        }}
      />
    </LocalizationProvider>
  );
}
