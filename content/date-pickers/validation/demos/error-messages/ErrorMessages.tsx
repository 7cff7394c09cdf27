import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const tooEarly = dayjs('2025-04-17T07:10');
const firstSlot = dayjs('2025-04-17T09:00');
const lastSlot = dayjs('2025-04-30T16:30');

function describe(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'April 17 to 30, every 15 minutes';
    case 'minDate':
    case 'minTime':
      return `The first appointment is on ${firstSlot.format('MMMM D [at] h:mm A')}.`;
    case 'maxDate':
    case 'maxTime':
      return `The last appointment is on ${lastSlot.format('MMMM D [at] h:mm A')}.`;
    case 'minutesStep':
      return 'Choose a quarter hour, such as 9:15 AM.';
    case 'invalidDate':
      return "This date doesn't exist.";
    default:
      return 'Choose another date.';
  }
}

export default function ErrorMessages() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Appointment"
        defaultValue={tooEarly}
        minDateTime={firstSlot}
        maxDateTime={lastSlot}
        minutesStep={15}
        onError={setError}
        slotProps={{ textField: { helperText: describe(error) } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
