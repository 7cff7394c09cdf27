import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const doorsOpen = dayjs('2025-04-17T19:30');

export default function TwelveHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TimePicker
          label="Doors open, 12 hours"
          defaultValue={doorsOpen}
          ampm
        />
        <TimePicker
          label="Doors open, 24 hours"
          defaultValue={doorsOpen}
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
