import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const typedTooLate = dayjs('2025-04-17T18:45');
const closing = dayjs('2025-04-17T18:00');

export default function MaxTime() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pick-up"
        defaultValue={typedTooLate}
        maxTime={closing}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'maxTime' ? 'We close at 6 PM.' : 'Until 6 PM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
