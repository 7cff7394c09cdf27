import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const checkIn = dayjs('2025-04-17T15:30');
const opening = dayjs('2025-04-17T15:00');
const closing = dayjs('2025-04-17T22:00');

export default function BasicTimePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Check-in"
        defaultValue={checkIn}
        minTime={opening}
        maxTime={closing}
        slotProps={{ textField: { helperText: 'From 3 PM to 10 PM' } }}
      />
    </LocalizationProvider>
  );
}
