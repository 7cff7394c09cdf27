import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const typedTooEarly = dayjs('2025-04-17T08:15');
const opening = dayjs('2025-04-17T09:00');

export default function MinTime() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pick-up"
        defaultValue={typedTooEarly}
        minTime={opening}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error === 'minTime' ? 'We open at 9 AM.' : 'From 9 AM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
