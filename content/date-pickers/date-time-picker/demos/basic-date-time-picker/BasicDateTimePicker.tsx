import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const meeting = dayjs('2025-04-17T15:30');

export default function BasicDateTimePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Meeting"
        defaultValue={meeting}
        minutesStep={15}
        slotProps={{ textField: { helperText: 'Every 15 minutes' } }}
      />
    </LocalizationProvider>
  );
}
