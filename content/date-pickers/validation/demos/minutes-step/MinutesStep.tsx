import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const betweenSlots = dayjs('2025-04-17T10:10');

export default function MinutesStep() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        defaultValue={betweenSlots}
        minutesStep={15}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'minutesStep'
                ? 'Choose a quarter hour, such as 10:15.'
                : 'Every 15 minutes',
          },
        }}
      />
    </LocalizationProvider>
  );
}
