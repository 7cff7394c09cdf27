import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const duringBriefing = dayjs('2025-04-17T10:05');

const isBriefing = (time: Dayjs, view: TimeView) =>
  view === 'minutes' && time.minute() < 10;

export default function DisabledMinutes() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Tour"
        defaultValue={duringBriefing}
        shouldDisableTime={isBriefing}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'shouldDisableTime-minutes'
                ? 'Tours start 10 minutes past the hour or later.'
                : '10 to 59 minutes past the hour',
          },
        }}
      />
    </LocalizationProvider>
  );
}
