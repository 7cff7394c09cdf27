import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const meeting = dayjs('2025-04-17');

export default function CalendarFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, alignItems: 'center' }}
      >
        <Stack sx={{ alignItems: 'center' }}>
          <Typography>Read-only</Typography>
          <DateCalendar defaultValue={meeting} readOnly />
        </Stack>
        <Stack sx={{ alignItems: 'center' }}>
          <Typography>Disabled</Typography>
          <DateCalendar defaultValue={meeting} disabled />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
