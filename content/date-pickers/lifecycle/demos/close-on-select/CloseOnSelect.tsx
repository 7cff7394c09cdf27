import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const initialValue = dayjs('2025-04-17T10:30');

export default function CloseOnSelect() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, flexDirection: { sm: 'row' } }}>
        <DatePicker
          label="Date, confirm with OK"
          defaultValue={initialValue}
          closeOnSelect={false}
        />
        <TimePicker
          label="Time, closes automatically"
          defaultValue={initialValue}
          closeOnSelect
        />
      </Stack>
    </LocalizationProvider>
  );
}
