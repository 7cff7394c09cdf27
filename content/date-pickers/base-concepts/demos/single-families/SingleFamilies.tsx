import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2025-04-17T15:30');

export default function SingleFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <DatePicker label="Date" defaultValue={departure} />
        <TimePicker label="Time" defaultValue={departure} />
        <DateTimePicker label="Date and time" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
