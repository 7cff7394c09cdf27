import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const time = dayjs('2025-04-17T15:30:20');

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <TimePicker
          label="Quiet hours from"
          defaultValue={time}
          views={['hours']}
        />
        <TimePicker
          label="Log entry"
          defaultValue={time}
          views={['hours', 'minutes', 'seconds']}
        />
        <TimePicker
          label="Cooking time"
          defaultValue={time}
          views={['minutes', 'seconds']}
        />
      </Stack>
    </LocalizationProvider>
  );
}
