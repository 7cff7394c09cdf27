import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const train = dayjs('2025-04-17T18:45');

export default function ClockHourCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 3 }}>
        <TimeClock defaultValue={train} ampm ampmInClock />
        <TimeClock defaultValue={train} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
