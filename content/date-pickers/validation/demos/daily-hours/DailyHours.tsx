import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateTimeValidationError,
  TimeView,
} from '@mui/x-date-pickers/models';

const seasonStart = dayjs('2025-04-17T11:00');
const seasonEnd = dayjs('2025-09-30T15:00');
const lateEvening = dayjs('2025-05-02T20:00');

const isClosed = (time: Dayjs, view: TimeView) =>
  view === 'hours' && (time.hour() < 10 || time.hour() >= 17);

export default function DailyHours() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Boat rental"
        defaultValue={lateEvening}
        minDateTime={seasonStart}
        maxDateTime={seasonEnd}
        shouldDisableTime={isClosed}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'shouldDisableTime-hours'
                ? 'Boats are rented from 10 AM to 5 PM.'
                : 'April 17 to September 30',
          },
        }}
      />
    </LocalizationProvider>
  );
}
