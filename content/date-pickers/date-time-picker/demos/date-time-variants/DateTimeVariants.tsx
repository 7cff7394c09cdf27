import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const checkup = dayjs('2025-04-17T15:30');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, maxWidth: '100%' }}
      >
        <Stack sx={{ gap: 3 }}>
          <DateTimePicker label="Responsive" defaultValue={checkup} />
          <DesktopDateTimePicker label="Desktop" defaultValue={checkup} />
          <MobileDateTimePicker label="Mobile" defaultValue={checkup} />
        </Stack>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <StaticDateTimePicker
            defaultValue={checkup}
            localeText={{ toolbarTitle: 'Static' }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
