import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const moment = dayjs('2025-04-17T15:30:20');

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, minWidth: 280 }}>
        <DateTimePicker
          label="Full hour"
          defaultValue={moment}
          views={['year', 'day', 'hours']}
        />
        <DateTimePicker
          label="All views"
          defaultValue={moment}
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
        />
        <DateTimePicker
          label="Day and time"
          defaultValue={moment}
          views={['month', 'day', 'hours', 'minutes']}
        />
      </Stack>
    </LocalizationProvider>
  );
}
