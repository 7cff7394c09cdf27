import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  TimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const opening = dayjs('2025-04-17T08:00');
const closing = dayjs('2025-04-17T20:00');
const booking: DateRange<Dayjs> = [
  dayjs('2025-04-17T13:00'),
  dayjs('2025-04-17T11:00'),
];

const messages: Record<string, string> = {
  invalidRange: 'The end must be after the start.',
  minTime: 'The court opens at 8 AM.',
  maxTime: 'The court closes at 8 PM.',
};

export default function LimitedHours() {
  const [[startError, endError], setErrors] =
    React.useState<TimeRangeValidationError>([null, null]);
  const error = startError ?? endError;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Tennis court"
        defaultValue={booking}
        minTime={opening}
        maxTime={closing}
        skipDisabled
        timeSteps={{ minutes: 60 }}
        format="hh:mm A"
        onError={setErrors}
        slotProps={{
          popper: { 'aria-label': 'Tennis court' },
          textField: {
            helperText: error
              ? messages[error]
              : 'Full hours from 8 AM to 8 PM',
          },
        }}
      />
    </LocalizationProvider>
  );
}
