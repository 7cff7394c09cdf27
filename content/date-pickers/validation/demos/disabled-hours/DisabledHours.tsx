import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const noon = dayjs('2025-04-17T12:30');

const isLunchBreak = (time: Dayjs, view: TimeView) =>
  view === 'hours' && time.hour() === 12;

export default function DisabledHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Call back"
        defaultValue={noon}
        shouldDisableTime={isLunchBreak}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'shouldDisableTime-hours'
                ? 'We are closed from 12 to 1 PM.'
                : 'Not between 12 and 1 PM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
