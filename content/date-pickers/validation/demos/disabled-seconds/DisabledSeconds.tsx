import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const betweenSamples = dayjs('2025-04-17T10:05:20');

const isBetweenSamples = (time: Dayjs, view: TimeView) =>
  view === 'seconds' && time.second() % 30 !== 0;

export default function DisabledSeconds() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Sample"
        defaultValue={betweenSamples}
        views={['hours', 'minutes', 'seconds']}
        shouldDisableTime={isBetweenSamples}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'shouldDisableTime-seconds'
                ? 'Samples are taken at 0 and 30 seconds.'
                : '0 or 30 seconds',
          },
        }}
      />
    </LocalizationProvider>
  );
}
