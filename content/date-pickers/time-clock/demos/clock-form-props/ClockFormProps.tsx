import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const shift = dayjs('2025-04-17T08:00');

export default function ClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 3 }}>
        <Stack sx={{ alignItems: 'center' }}>
          <Typography>Read-only</Typography>
          <TimeClock defaultValue={shift} ampmInClock readOnly />
        </Stack>
        <Stack sx={{ alignItems: 'center' }}>
          <Typography>Disabled</Typography>
          <TimeClock defaultValue={shift} ampmInClock disabled />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
