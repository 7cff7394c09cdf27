import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const reminder = dayjs('2025-04-17T15:30');

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, maxWidth: '100%' }}
      >
        <Stack sx={{ gap: 3 }}>
          <TimePicker label="Responsive" defaultValue={reminder} />
          <DesktopTimePicker label="Desktop" defaultValue={reminder} />
          <MobileTimePicker label="Mobile" defaultValue={reminder} />
        </Stack>
        <StaticTimePicker
          defaultValue={reminder}
          localeText={{ toolbarTitle: 'Static' }}
          sx={{ minWidth: 288 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
