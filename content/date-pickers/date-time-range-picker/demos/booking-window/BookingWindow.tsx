import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

const opening = dayjs('2025-04-14T08:00');
const closing = dayjs('2025-04-25T18:00');
const booking: DateRange<Dayjs> = [
  dayjs('2025-04-17T10:00'),
  dayjs('2025-04-26T10:00'),
];

const messages: Record<string, string> = {
  invalidRange: 'The end must be after the start.',
  minDate: 'The hall opens on April 14.',
  minTime: 'The hall opens on April 14 at 8 AM.',
  maxDate: 'The hall closes on April 25.',
  maxTime: 'The hall closes on April 25 at 6 PM.',
};

export default function BookingWindow() {
  const [[startError, endError], setErrors] =
    React.useState<DateTimeRangeValidationError>([null, null]);
  const error = startError ?? endError;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 440, '& > *': { width: '100%' } }}>
        <DateTimeRangePicker
          label="Hall"
          defaultValue={booking}
          minDateTime={opening}
          maxDateTime={closing}
          onError={setErrors}
          slotProps={{
            popper: { 'aria-label': 'Hall' },
            textField: { helperText: error ? messages[error] : ' ' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
